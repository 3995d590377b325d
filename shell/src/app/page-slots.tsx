import { SlotProvider, type FillSlot, type SlotName, type SlotProps } from 'shared-ui'
import { useCallback, type ReactNode } from 'react'
import { RemoteFragment } from '../remotes/remote-fragment'
import type { LoadedPage } from '../release/page'

export interface PageSlotsProps {
  page: LoadedPage
  /** Called for every place of a slot on the page, with the props that it passes; the publisher uses this. */
  onSlot: ((name: SlotName, props: SlotProps) => void) | undefined
  children: ReactNode
}

/** Identifies a place of a slot on a page by the props that it passes. */
const slotInstance = (name: SlotName, props: SlotProps) =>
  Object.keys(props).length === 0 ? name : `${name} ${JSON.stringify(props)}`

/** Fills the slots inside it with the fragments of `page`. */
export function PageSlots({ page, onSlot, children }: PageSlotsProps) {
  const fillSlot = useCallback<FillSlot>(
    (name, props) => {
      onSlot?.(name, props)
      const fragment = page.slots[name]
      if (!fragment) return null
      // An island is the same in every place.
      const instance = fragment.kind === 'island' ? name : slotInstance(name, props)
      return <RemoteFragment name={instance} fragment={fragment} props={props} />
    },
    [page, onSlot],
  )
  return <SlotProvider value={fillSlot}>{children}</SlotProvider>
}

import { SlotProvider, type FillSlot, type SlotName } from 'shared-ui'
import { useCallback, type ReactNode } from 'react'
import { RemoteFragment } from '../remotes/remote-fragment'
import type { LoadedPage } from '../navigation/page'

export interface PageSlotsProps {
  page: LoadedPage
  /** Told of every slot that the page holds; the publisher asks. */
  onSlot: ((name: SlotName) => void) | undefined
  children: ReactNode
}

/** Fills the slots within it as the release says for `page`. */
export function PageSlots({ page, onSlot, children }: PageSlotsProps) {
  const fillSlot = useCallback<FillSlot>(
    (name, props) => {
      onSlot?.(name)
      const fragment = page.slots[name]
      return fragment ? <RemoteFragment name={name} fragment={fragment} props={props} /> : null
    },
    [page, onSlot],
  )
  return <SlotProvider value={fillSlot}>{children}</SlotProvider>
}

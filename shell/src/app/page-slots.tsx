import { SlotProvider, type FillSlot, type SlotName, type SlotProps } from 'shared-ui'
import { useCallback, type ReactNode } from 'react'
import { prerenderedHtml } from '../remotes/prerendered-html'
import { RemoteFragment } from '../remotes/remote-fragment'
import type { Fragment, LoadedPage } from '../navigation/page'

export interface PageSlotsProps {
  page: LoadedPage
  /** Told of every place of a slot that the page holds, and what it passes on; the publisher asks. */
  onSlot: ((name: SlotName, props: SlotProps) => void) | undefined
  children: ReactNode
}

/** What tells the places of a slot in a page apart: what they pass on. */
const slotInstance = (name: SlotName, props: SlotProps) =>
  Object.keys(props).length === 0 ? name : `${name} ${JSON.stringify(props)}`

/** A place of a fragment, with the HTML that this place was served as. */
const placed = (fragment: Fragment<object>, instance: string): Fragment<object> =>
  fragment.kind !== 'island' && fragment.html !== undefined
    ? { ...fragment, html: prerenderedHtml(instance) ?? '' }
    : fragment

/** Fills the slots within it as the release says for `page`. */
export function PageSlots({ page, onSlot, children }: PageSlotsProps) {
  const fillSlot = useCallback<FillSlot>(
    (name, props) => {
      onSlot?.(name, props)
      const fragment = page.slots[name]
      if (!fragment) return null
      const instance = slotInstance(name, props)
      return <RemoteFragment name={instance} fragment={placed(fragment, instance)} props={props} />
    },
    [page, onSlot],
  )
  return <SlotProvider value={fillSlot}>{children}</SlotProvider>
}

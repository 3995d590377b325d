import type { SlotName, SlotProps } from 'shared-ui'

/** What tells the places of a slot in a page apart: what they pass on. */
export const slotInstance = (name: SlotName, props: SlotProps) =>
  Object.keys(props).length === 0 ? name : `${name} ${JSON.stringify(props)}`

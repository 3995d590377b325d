/**
 * Every slot of the site with the props that its embedder passes: the one list that embedder, filler and
 * publisher share. A name outside of it fails the publish; a slot that nobody fills renders nothing.
 */
export interface SlotProps {
  'home.programs': object
  'home.admissions': object
  'home.podcast': object
  'admissions.inquiry': object
  'footer.newsletter': object
}

/** Name of a place in a page that another remote may fill. */
export type SlotName = keyof SlotProps

const every: Record<SlotName, true> = {
  'home.programs': true,
  'home.admissions': true,
  'home.podcast': true,
  'admissions.inquiry': true,
  'footer.newsletter': true,
}

/** The slot names as data, for schemas. */
export const slotNames = Object.keys(every)

/** Whether `name` is a slot of the site. */
export const isSlotName = (name: string): name is SlotName => Object.hasOwn(every, name)

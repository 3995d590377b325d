/** Most bytes that visitors may load of a section, as sent (brotli where the kind of file gains from it). */
export interface Budget {
  /** Scripts of one page, slot or shared package, those that it shares with others included. */
  script: number
  /** All its stylesheets. */
  style: number
  /** The own part of one of its pages (`checks/own-part.ts`), its styles included: the frame is counted apart. */
  page: number
  /** One image. */
  image: number
  /** The picture of one page for social networks: visitors never load it. */
  card: number
}

/**
 * What the site holds today, rounded up by a few percent. The shell knows its sections by name here alone, and means to: a
 * team that needs more asks those who answer for the whole page.
 */
export const budgets: Record<string, Budget> = {
  shell: { script: 90_000, style: 8_900, page: 5_700, image: 11_500, card: 45_000 },
  'mf-engagement': { script: 13_100, style: 1_500, page: 5_300, image: 3_000, card: 45_000 },
  'mf-programs': { script: 11_000, style: 2_500, page: 8_800, image: 3_000, card: 45_000 },
  'mf-resources': { script: 9_300, style: 1_700, page: 7_800, image: 3_000, card: 45_000 },
}

/** For a section that has none of its own yet. */
export const newSectionBudget: Budget = {
  script: 12_000,
  style: 2_500,
  page: 10_000,
  image: 12_000,
  card: 60_000,
}

/** Most bytes of the frame around one page, its menus included: the shell's, whoever's entries they hold. */
export const frameBudget = 15_200

/** Most that one page may hold before it is compressed: browsers parse and keep all of it, publishers check it. */
export const pageLimits = { bytes: 1_000_000, elements: 10_000 }

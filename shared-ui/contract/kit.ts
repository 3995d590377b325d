/** How a build uses one name of the kit. */
export interface KitUse {
  /** As an element: each prop that is passed, with the texts that are passed for it; null where it gets other values, too. */
  props?: Record<string, string[] | null>
  /** As an element: props that are passed every time. */
  always?: string[]
  /** As a function: the most arguments. */
  arguments?: number
  /** Properties of it that are read. */
  members?: string[]
  /** In any other way. */
  whole?: true
}

/** By module of the kit and name. */
export type KitUses = Record<string, Record<string, KitUse>>

/** The declaration files of a kit. */
export interface KitDeclarations {
  /** By module: its file without an ending, such as `src/kit`. */
  entries: Record<string, string>
  /** By path: the text of a `.d.ts` file. */
  files: Record<string, string>
}

/** Where a build keeps the declarations of its kit, as JSON. */
export const kitDeclarationsFile = 'server/kit-declarations.json'

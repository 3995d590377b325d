/** How a build uses one name of the kit. */
export interface KitUse {
  /** As an element: each prop that is passed, with the texts passed for it; null if it gets other values, too. */
  props?: Record<string, string[] | null>
  /** As an element: props that are passed every time. */
  always?: string[]
  /** As a function: the highest number of arguments. */
  arguments?: number
  /** Its properties that are read. */
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

/** The file with the declarations of the kit in a build, as JSON. */
export const kitDeclarationsFile = 'server/kit-declarations.json'

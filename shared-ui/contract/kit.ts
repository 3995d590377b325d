import * as z from 'zod'

/** How a build uses one name of the kit. */
export const kitUseSchema = z.object({
  /** As an element: each prop that is passed, with the texts passed for it; null if it gets other values, too. */
  props: z.record(z.string(), z.array(z.string()).nullable()).optional(),
  /** As an element: props that are passed every time. */
  always: z.array(z.string()).optional(),
  /** As a function: the highest number of arguments. A publisher writes a text for each. */
  arguments: z.number().int().min(0).max(100).optional(),
  /** Its properties that are read. */
  members: z.array(z.string()).optional(),
  /** In any other way. */
  whole: z.literal(true).optional(),
})

export type KitUse = z.infer<typeof kitUseSchema>

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

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout under test. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the build of a package is; `npm start` and `tests/run-all.ts` make it. */
export const distOf = (name: string) => join(root, name, 'dist')

import { join } from 'node:path'

/** The checkout under test. */
export const root = join(import.meta.dirname, '../..')

/** Arguments of Node, before those of a program that is TypeScript: what `run.mjs` does for the commands. */
export const typescript = ['--import', join(root, 'shell/platform/build/register-typescript.mjs')]

/** Where the build of a package is; `npm start` and `tests/run-all.ts` make it. */
export const distOf = (name: string) => join(root, name, 'dist')

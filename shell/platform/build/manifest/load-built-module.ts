import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourceFault } from '../source/source-fault'
import { thrown } from './thrown'

/** The exports of `file` in the server build in `serverDir`. */
export const importBuilt = async <Module = { default?: unknown }>(serverDir: string, file: string) =>
  (await import(pathToFileURL(join(serverDir, file)).href)) as Module

/** The refusal of `source`, whose built module has thrown `error` while it was loaded. */
export const moduleFails = (serverDir: string, source: string, error: unknown) =>
  sourceFault('module-fails', {
    file: source,
    expected: 'a module that can be loaded without a browser',
    found: thrown(error, serverDir),
    fix: '`npm run typecheck` shows names that a package does not export. Use `window` and `document`, and import packages that need them, only in effects and event handlers.',
  })

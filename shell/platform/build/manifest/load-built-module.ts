import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourceFault } from '../source/source-fault'
import { thrown } from './thrown'

/**
 * The exports of `file` in the server build; `source` is the file that it was built from.
 * @throws SiteError `module-fails`
 */
export async function loadBuiltModule(
  serverDir: string,
  file: string,
  source: string,
): Promise<{ default?: unknown }> {
  try {
    return (await import(pathToFileURL(join(serverDir, file)).href)) as { default?: unknown }
  } catch (error) {
    throw sourceFault('module-fails', {
      file: source,
      expected: 'a module that can be loaded without a browser',
      found: thrown(error, serverDir),
      fix: '`npm run typecheck` shows names that a package does not export. Use `window` and `document` only in effects and event handlers.',
    })
  }
}

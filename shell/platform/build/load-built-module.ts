import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sourceFault } from './source-fault'

/** What was thrown, and the line of code that did: the server build is not minified. */
function thrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [, url, number] = /(file:\S+):(\d+):\d+/.exec(error.stack ?? '') ?? []
  if (url === undefined) return error.message
  const line = readFileSync(fileURLToPath(url), 'utf8').split('\n')[Number(number) - 1]
  return `${error.message} in \`${line?.trim().slice(0, 120)}\``
}

/**
 * What `file` of the server build exports, `source` being the file that it was built from.
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
      found: thrown(error),
      fix: 'Use `window` and `document` only in effects and event handlers. `npm run typecheck` shows names that a package does not export.',
    })
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sourceFault } from './source-fault'

/** The line of code that threw: in the server build, which is not minified. */
function throwingLine({ stack = '' }: Error): string | undefined {
  const [, url, line] = /(file:\S+):(\d+):\d+/.exec(stack) ?? []
  return url && readFileSync(fileURLToPath(url), 'utf8').split('\n')[Number(line) - 1]?.trim()
}

/**
 * What `file` of the server build exports; `source` is the file that it is made of.
 * @throws SiteError `module-fails`
 */
export async function builtModule(
  serverDir: string,
  file: string,
  source: string,
): Promise<{ default?: unknown }> {
  try {
    return (await import(pathToFileURL(join(serverDir, file)).href)) as { default?: unknown }
  } catch (error) {
    const line = throwingLine(error as Error)
    throw sourceFault('module-fails', {
      file: source,
      expected: 'a module that loads, with all that it imports, where there is no browser',
      found: `${(error as Error).message}${line ? ` in \`${line}\`` : ''}`,
      fix: 'Ask for `window` and `document` in effects and event handlers only; a name that a package does not have is shown by `npm run typecheck`.',
    })
  }
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The line of code in a file below `dir` that a line of a stack trace names. */
function codeAt(frame: string, dir: string): string | undefined {
  const [, url = '', number] = /((?:file:\/\/)?\/[^\s()]+):(\d+):\d+\)?$/.exec(frame) ?? []
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  if (!file.startsWith(dir)) return undefined
  return readFileSync(file, 'utf8').split('\n')[Number(number) - 1]?.trim().slice(0, 120)
}

/** The message of an error from the server build in `dir`, with the line of code that threw it: that build is not minified. */
export function thrown(error: unknown, dir: string): string {
  if (!(error instanceof Error)) return String(error)
  const frames = error.stack?.split('\n') ?? []
  const code = frames.map((frame) => codeAt(frame, dir)).find((line) => line !== undefined)
  return code === undefined ? error.message : `${error.message} in \`${code}\``
}

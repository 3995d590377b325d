import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../files/list-files'

/** Tailwind's own properties belong to the sheet that uses them. */
const isTailwinds = (name: string) => name.startsWith('--tw-')

const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name)

async function sheetsIn(clientDir: string): Promise<string> {
  const sheets = (await listFiles(clientDir)).filter((file) => file.endsWith('.css'))
  return (await Promise.all(sheets.map((file) => readFile(join(clientDir, file), 'utf8')))).join('\n')
}

/** Tokens (custom properties) that the sheets of a build define, and those that they only use. */
export async function designTokens(clientDir: string): Promise<{ defined: string[]; used: string[] }> {
  const css = await sheetsIn(clientDir)
  const defined = new Set(namesIn(css, /(--[\w-]+)\s*:/g))
  const used = new Set(namesIn(css, /var\((--[\w-]+)/g).filter((name) => !defined.has(name)))
  const sorted = (names: Set<string>) => [...names].filter((name) => !isTailwinds(name)).toSorted()
  return { defined: sorted(defined), used: sorted(used) }
}

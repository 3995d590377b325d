import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sheet } from 'contract/document'
import { sheetName, type ServedPageData } from 'contract/page-data'
import { perCombination, type Combination } from './combination'

/** Addresses inside a sheet are relative to the sheet; inlined, they are relative to the site. */
const withAddresses = (css: string, base: string) => css.replace(/url\((["']?)\.\//g, `url($1${base}`)

/** The notices of licences are in the build's `licenses.txt`. */
const withoutNotices = (css: string) => css.replace(/\/\*!.*?\*\//gs, '')

/** The sheets of a combination that have been read: while pages are compressed, a file has to wait for its turn. */
const sheetsRead = perCombination(() => new Map<string, Promise<string>>())

/** All sheets of a page: the shell's first; prefixes keep the others apart in whatever order they come. */
export function sheetsOf(combination: Combination, remotes: ServedPageData['remotes']): Promise<Sheet[]> {
  const read = sheetsRead(combination)
  const sheets = Object.entries(remotes).flatMap(([name, { base, styles }]) =>
    styles.map(async ({ file }) => {
      const path = join(combination.get(name)?.dir ?? '', 'client', file)
      const css = read.get(path) ?? readFile(path, 'utf8')
      read.set(path, css)
      return { name: sheetName(base, file), css: withAddresses(withoutNotices(await css).trim(), base) }
    }),
  )
  return Promise.all(sheets)
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sheet } from 'contract/document'
import { sheetName, type ServedPageData } from 'contract/page-data'
import type { Combination } from './combination'

/** Addresses inside a sheet are relative to the sheet; inlined, they are relative to the site. */
const withAddresses = (css: string, base: string) => css.replace(/url\((["']?)\.\//g, `url($1${base}`)

/** All sheets of a page: the shell's first; prefixes keep the others apart in whatever order they come. */
export function sheetsOf(combination: Combination, remotes: ServedPageData['remotes']): Promise<Sheet[]> {
  const sheets = Object.entries(remotes).flatMap(([name, { base, styles }]) =>
    styles.map(async ({ file }) => {
      const css = await readFile(join(combination.get(name)?.dir ?? '', 'client', file), 'utf8')
      return { name: sheetName(base, file), css: withAddresses(css.trim(), base) }
    }),
  )
  return Promise.all(sheets)
}

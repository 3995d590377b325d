import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sheet } from 'contract/document'
import { sheetName, type ServedPageData } from 'contract/page-data'
import type { Combination } from '../compose/combination'
import { buildOf } from './module-files'

/** Addresses inside a sheet are relative to the sheet; inlined, they are relative to the site. */
const withAddresses = (css: string, base: string) => css.replace(/url\((["']?)\.\//g, `url($1${base}`)

/** The licence notices are in the build's `licenses.txt`. One without an end is all of the rest, as in CSS. */
export const withoutNotices = (css: string) => css.replace(/\/\*!.*?(?:\*\/|$)/gs, '')

/** All sheets of a page, the shell's first. The order of the others does not matter: their class prefixes differ. */
export function sheetsOf(combination: Combination, remotes: ServedPageData['remotes']): Promise<Sheet[]> {
  const sheets = Object.entries(remotes).flatMap(([name, { base, styles }]) =>
    styles.map(async ({ file }) => {
      const css = await readFile(join(buildOf(combination, name).dir, 'client', file), 'utf8')
      return { name: sheetName(base, file), css: withAddresses(withoutNotices(css).trim(), base) }
    }),
  )
  return Promise.all(sheets)
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageData } from '../../src/app/page-data'
import type { Combination } from '../combination'
import { cspHash } from '../hash'

/** Stylesheets as `<style>` elements, and the CSP sources that allow them. */
interface InlineStyles {
  html: string
  hashes: string[]
}

/** Addresses inside a sheet are relative to the sheet; inlined, they are relative to the site. */
const withAddresses = (css: string, base: string) => css.replace(/url\((["']?)\.\//g, `url($1${base}`)

/**
 * All sheets of a page, inlined: nothing stands between the HTML and the first paint. The shell's come first; prefixes
 * keep the others apart in whatever order they stand.
 */
export async function inlineStyles(
  combination: Combination,
  sections: PageData['sections'],
): Promise<InlineStyles> {
  const sheets = await Promise.all(
    Object.entries(sections).flatMap(([name, { base, styles }]) =>
      styles.map(async ({ file }) => {
        const css = await readFile(join(combination.get(name)?.dir ?? '', 'client', file), 'utf8')
        return { href: base + file, css: withAddresses(css.trim(), base) }
      }),
    ),
  )
  return {
    html: sheets.map(({ href, css }) => `<style data-href="${href}">${css}</style>`).join('\n'),
    hashes: sheets.map(({ css }) => cspHash(css)),
  }
}

import { sheetName, type ServedFile } from 'contract/page-data'
import { loadOnce } from './load-once'

/** The page's own sheets. Linked ones are left out: a script cannot read the rules of a sheet that an extension has linked. */
const presentSheets = () => [
  ...[...document.querySelectorAll('style')].map(({ sheet }) => sheet),
  ...document.adoptedStyleSheets,
]

// Only these rules have `inherits`. A browser without `@property` has no `CSSPropertyRule` to compare with.
const registrations = (sheet: CSSStyleSheet | null) =>
  [...(sheet?.cssRules ?? [])].filter((rule) => 'inherits' in rule).map(({ cssText }) => cssText)

/** Removes each `@property` rule that the page has already: all remotes register the properties of Tailwind. */
function removeRepeated(sheet: CSSStyleSheet): void {
  const known = new Set(presentSheets().flatMap(registrations))
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (known.has(sheet.cssRules[index]?.cssText ?? '')) sheet.deleteRule(index)
}

/** Addresses in the sheet at `href` are relative to it. Chromium takes them as relative to the page, whatever the `baseURL` of the sheet. */
const withAddresses = (css: string, href: string) =>
  css.replace(/url\((["']?)\.\//g, `url($1${href.replace(/[^/]*$/, '')}`)

const adopt = loadOnce(async (answer, href) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(withAddresses(await answer.text(), href))
  removeRepeated(sheet)
  document.adoptedStyleSheets.push(sheet)
})

/**
 * Resolves when the sheet applies. It is adopted, not linked: Chromium styles the whole page again for a sheet that registers a property,
 * and for a sheet with layers that comes before another (decision 054).
 */
export function applySheet(
  base: string,
  { file, integrity }: ServedFile,
  priority: RequestPriority,
): Promise<void> {
  const isInline = document.querySelector(`style[data-sheet="${sheetName(base, file)}"]`)
  return isInline ? Promise.resolve() : adopt(base + file, integrity, priority)
}

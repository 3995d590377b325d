import { sheetName, type ServedFile } from 'contract/page-data'
import { timeLimit } from './time-limit'

const adopted = new Map<string, Promise<void>>()

/** The page's own: the rules of a sheet that an extension of the browser links cannot be read. */
const sheetsSoFar = () => [
  ...[...document.querySelectorAll('style')].map(({ sheet }) => sheet),
  ...document.adoptedStyleSheets,
]

const registrations = (sheet: CSSStyleSheet | null) =>
  [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSPropertyRule).map(({ cssText }) => cssText)

/** Takes out each property that another sheet has registered in the same words: all remotes register those of Tailwind. */
function removeRepeated(sheet: CSSStyleSheet): void {
  const known = new Set(sheetsSoFar().flatMap(registrations))
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (known.has(sheet.cssRules[index]?.cssText ?? '')) sheet.deleteRule(index)
}

async function adopt(href: string, integrity: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(href, { integrity, priority, signal: AbortSignal.timeout(timeLimit) })
  const sheet = new CSSStyleSheet({ baseURL: new URL(href, location.href).href })
  sheet.replaceSync(await response.text())
  removeRepeated(sheet)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Resolves when the sheet applies. It is adopted, not linked: Chromium styles the whole page again for a sheet that registers a property,
 * and for one with layers that comes before another. A failure is forgotten, so that the next visit tries again.
 */
export function applySheet(
  base: string,
  { file, integrity }: ServedFile,
  priority: RequestPriority,
): Promise<void> {
  const href = base + file
  if (document.querySelector(`style[data-sheet="${sheetName(base, file)}"]`)) return Promise.resolve()
  const known = adopted.get(href)
  if (known) return known
  const applying = adopt(href, integrity, priority)
  applying.catch(() => adopted.delete(href))
  adopted.set(href, applying)
  return applying
}

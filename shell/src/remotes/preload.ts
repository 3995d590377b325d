import { sheetName, type RemoteRef, type ServedFile } from 'contract/page-data'
import { addLink } from './add-link'
import { checkScript } from './checked-script'

const sheets = new Map<string, Promise<void>>()

/** Resolves when the sheet applies. A failed link is removed, so that the next visit tries again. */
function loadStylesheet(
  base: string,
  { file, integrity }: ServedFile,
  fetchpriority: RequestPriority,
): Promise<void> {
  const href = base + file
  if (document.querySelector(`style[data-sheet="${sheetName(base, file)}"]`)) return Promise.resolve()
  const known = sheets.get(href)
  if (known) return known
  const link = addLink({ rel: 'stylesheet', href, integrity, fetchpriority })
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      sheets.delete(href)
      reject(new Error(`The stylesheet ${href} could not be loaded.`))
    }
  })
  sheets.set(href, loading)
  return loading
}

/** Resolves when a remote's scripts may be imported and its stylesheets apply. */
export async function preload(
  { base, scripts, styles }: RemoteRef,
  priority: RequestPriority = 'auto',
): Promise<void> {
  await Promise.all([
    ...scripts.map(({ file, integrity }) => checkScript(base + file, integrity, priority)),
    ...styles.map((style) => loadStylesheet(base, style, priority)),
  ])
}

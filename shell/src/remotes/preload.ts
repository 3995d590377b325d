import type { SectionRef, ServedFile } from '../app/page-data'

function addLink(attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
  return link
}

const isLinked = (href: string) => document.querySelector(`link[href="${href}"]`) !== null

/** Names a script's integrity to the browser and starts loading it. */
export function preloadScript(href: string, integrity: string): void {
  if (!isLinked(href)) addLink({ rel: 'modulepreload', href, integrity })
}

const sheets = new Map<string, Promise<void>>()

/** Resolves once the sheet applies. A failed link is removed, so that the next visit tries again. */
function loadStylesheet(base: string, { file, integrity }: ServedFile): Promise<void> {
  const href = base + file
  if (document.querySelector(`style[data-href="${href}"]`)) return Promise.resolve()
  const known = sheets.get(href)
  if (known) return known
  const link = addLink({ rel: 'stylesheet', href, integrity })
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

/** Starts loading a section's scripts, with their integrity, and waits for its stylesheets. */
export async function preload({ base, scripts, styles }: SectionRef): Promise<void> {
  for (const { file, integrity } of scripts) preloadScript(base + file, integrity)
  await Promise.all(styles.map((style) => loadStylesheet(base, style)))
}

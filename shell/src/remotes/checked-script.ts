import { listedHash } from './listed-scripts'
import { loadOnce } from './load-once'

/** Reads the whole answer, so that the browser compares it with `integrity` and caches it for the `import()` that follows. */
const load = loadOnce(async (answer, href, integrity) => {
  await answer.arrayBuffer()
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity })
  document.head.append(link)
})

/**
 * Resolves when the script at `href` may be imported. An `import()` cannot carry a hash, and the document's import map holds only the
 * scripts of its own page.
 */
export const checkScript = (href: string, integrity: string, priority: RequestPriority = 'auto') =>
  listedHash(href) === integrity ? Promise.resolve() : load(href, integrity, priority)

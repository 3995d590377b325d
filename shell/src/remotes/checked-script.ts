import { addLink } from './add-link'
import { listedHash } from './listed-hash'
import { timeLimit } from './time-limit'

const checked = new Map<string, Promise<void>>()

/** Reads the whole answer, so that the browser compares it with `integrity` and caches it for the `import()` that follows. */
async function fetchChecked(href: string, integrity: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(href, { integrity, priority, signal: AbortSignal.timeout(timeLimit) })
  await response.arrayBuffer()
  addLink({ rel: 'modulepreload', href, integrity })
}

/**
 * Resolves when the script at `href` may be imported. An `import()` cannot carry a hash, and the document's import map holds only the
 * scripts of its own page. A failure is forgotten, so that the next visit tries again.
 */
export function checkScript(
  href: string,
  integrity: string,
  priority: RequestPriority = 'auto',
): Promise<void> {
  if (listedHash(href) === integrity) return Promise.resolve()
  const known = checked.get(href)
  if (known) return known
  const checking = fetchChecked(href, integrity, priority)
  checking.catch(() => checked.delete(href))
  checked.set(href, checking)
  return checking
}

import { timeLimit } from '../release/time-limit'

/** Uses the answer of a file whose content has the hash `integrity`. */
type Use = (answer: Response, href: string, integrity: string) => Promise<void>

/** Resolves in a new task: until then the page can respond to the visitor. */
const newTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Makes a function that fetches each file with its hash and uses it, once. A failure is forgotten, so that the next visit tries again. */
export function loadOnce(use: Use) {
  const loads = new Map<string, Promise<void>>()
  const load = async (href: string, integrity: string, priority: RequestPriority) => {
    if (priority === 'low') await newTask()
    return use(
      await fetch(href, { integrity, priority, signal: AbortSignal.timeout(timeLimit) }),
      href,
      integrity,
    )
  }
  return (href: string, integrity: string, priority: RequestPriority): Promise<void> => {
    const known = loads.get(href)
    if (known) return known
    const loading = load(href, integrity, priority)
    loading.catch(() => loads.delete(href))
    loads.set(href, loading)
    return loading
  }
}

import { useEffect, useState } from 'react'

/** The share of the window's height above which a part counts as reached. */
const reached = 0.4

/** The id of the last of these parts, in the order of the page, that a reader has reached; undefined above the first. */
export function usePartOnScreen(ids: string[]): string | undefined {
  const [shown, setShown] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    const parts = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const above = new Set<Element>()
    // Does not ask the parts for their positions: the browser would lay them all out, also those below the screen.
    const find = (changes: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) above.add(target)
        else above.delete(target)
      setShown(parts.findLast((part) => above.has(part))?.id)
    }
    // Everything above the line counts, so that no part is missed however far one scroll goes.
    const rootMargin = `1000000px 0px -${(1 - reached) * 100}% 0px`
    const observer = new IntersectionObserver(find, { rootMargin })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [list])
  return shown
}

import { createContext, use, type ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/** What the shell does when a visitor is about to follow a link: load the page behind `path`. */
export type Prefetch = (path: string) => void

const PrefetchContext = createContext<Prefetch>(() => {})

/** The shell's side of prefetching. */
export const PrefetchProvider = PrefetchContext.Provider

const isPage = (to: string) => to.startsWith('/')

/**
 * A link inside the site. Hover, focus and touch announce the visit, so that the next page is there when
 * the click comes. Anchors of the same page (`#id`) and `mailto:` links stay plain.
 */
export function Link({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const prefetch = use(PrefetchContext)
  if (!isPage(to)) return <a href={to} {...props} />
  const announce = () => prefetch(to)
  return <RouterLink to={to} onMouseEnter={announce} onFocus={announce} onTouchStart={announce} {...props} />
}

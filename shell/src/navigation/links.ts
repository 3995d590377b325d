const fileEnding = /\.[^/]+$/

/**
 * The page of this site that a link on the page `from` leads to. Links to files, to other sites, into other tabs and to
 * malformed addresses are the browser's.
 */
export function pageOf(link: Element, from: string): string | undefined {
  if (!link.matches('[href]:not([target], [download])')) return undefined
  const [href, page] = [link.getAttribute('href') ?? '', location.origin + from]
  if (!URL.canParse(href, page)) return undefined
  const { origin, pathname, search, hash } = new URL(href, page)
  return origin === location.origin && !fileEnding.test(pathname) ? pathname + search + hash : undefined
}

/** The page behind the link that an event on the page `from` came from. */
export function pageBehind({ target }: Event, from: string): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link ? pageOf(link, from) : undefined
}

/** Whether a press of the mouse asks for nothing but to follow a link. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export const pathOf = (page: string) => new URL(page, location.href).pathname

const fileEnding = /\.[^/]+$/

/**
 * The page of this site behind the link that an event on the page `from` came from. Links to files, to other sites and
 * into other tabs are the browser's.
 */
export function pageBehind({ target }: Event, from: string): string | undefined {
  const link = target instanceof Element && target.closest('a[href]:not([target], [download])')
  if (!link) return undefined
  const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.origin + from)
  return origin === location.origin && !fileEnding.test(pathname) ? pathname + search + hash : undefined
}

/** Whether a press of the mouse asks for nothing but to follow a link. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export const pathOf = (page: string) => new URL(page, location.href).pathname

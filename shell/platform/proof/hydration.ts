/** The first `most` elements that match `selector`. */
interface Elements {
  selector: string
  most?: number
}

/**
 * Resolves when React has taken over the elements and handles their events. React marks elements while it still renders, in small
 * steps; it has ended when the page is idle. A click before that would load a document. Runs in the page.
 */
export async function hydration({ selector, most = Infinity }: Elements): Promise<true> {
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  while (![...document.querySelectorAll(selector)].slice(0, most).every(isMarked))
    await new Promise((resolve) => setTimeout(resolve, 20))
  return new Promise((resolve) => requestIdleCallback(() => resolve(true)))
}

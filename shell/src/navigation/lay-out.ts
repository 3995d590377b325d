/** Resolves when the frame that is due is painted. */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** From here on the whole page is laid out. */
export const layOutNow = () => void delete document.documentElement.dataset['layOut']

/**
 * Lays out what `styles.css` leaves for later, part by part, so that the page answers in between. Ends where the whole page is
 * laid out.
 */
export async function layOutInTurn(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main section:not(section section), footer')) {
    await afterPaint()
    if (!('layOut' in document.documentElement.dataset)) return
    part.style.contentVisibility = 'visible'
  }
  layOutNow()
}

/** After a client navigation: lays out the screen first, as after a full load, and the rest of the page later. */
export function layOutScreen(): void {
  document.documentElement.dataset['layOut'] = ''
  void layOutInTurn()
}

/** Resolves after the next paint. */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Lays out the whole page from now on. */
export const layOutNow = () => void delete document.documentElement.dataset['layOut']

/** Lays out part by part what `styles.css` defers, so that the page responds in between. Ends when the whole page is laid out. */
export async function layOutInTurn(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main section:not(section section), footer')) {
    await afterPaint()
    if (!('layOut' in document.documentElement.dataset)) return
    part.style.contentVisibility = 'visible'
  }
  layOutNow()
}

/** After a client navigation, lays out the screen first and the rest of the page later, as after a full load. */
export function layOutScreen(): void {
  document.documentElement.dataset['layOut'] = ''
  void layOutInTurn()
}

/** Resolves when the frame that is due is painted. */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * A page is first laid out as far as the screen goes: `data-lay-out` stands at its root, and `styles.css` says what that
 * leaves for later. From here on the whole page is laid out.
 */
export const layOutNow = () => void delete document.documentElement.dataset['layOut']

/** The same part by part, so that the page answers in between; ends where the whole page is laid out already. */
export async function layOutInTurn(): Promise<void> {
  const { dataset } = document.documentElement
  for (const part of document.querySelectorAll<HTMLElement>('main section, footer')) {
    await afterPaint()
    if (!('layOut' in dataset)) return
    part.style.contentVisibility = 'visible'
  }
  layOutNow()
}

/** The page that a client navigation has brought is laid out like a served one. */
export function layOutScreenFirst(): void {
  document.documentElement.dataset['layOut'] = 'screen-first'
  void layOutInTurn()
}

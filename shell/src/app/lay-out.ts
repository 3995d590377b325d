/** Resolves when the frame that is due is painted. */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * A served page is first laid out as far as the screen goes: `data-lay-out` stands at its root, and `styles.css` says what
 * that leaves for later. From here on the whole page is laid out, and so is every page after it.
 */
export const layOutNow = () => void delete document.documentElement.dataset['layOut']

/** The same part by part, so that the page answers in between; ends where the whole page is laid out already. */
export async function layOutInTurn(): Promise<void> {
  const { dataset } = document.documentElement
  for (const part of document.querySelectorAll<HTMLElement>('main section, footer')) {
    if (!('layOut' in dataset)) return
    part.style.contentVisibility = 'visible'
    await afterPaint()
  }
  layOutNow()
}

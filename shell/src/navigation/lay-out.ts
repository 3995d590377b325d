/** Resolves when the frame that is due is painted. */
export const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** A page is laid out in parts: `data-lay-out` stands at its root meanwhile, and `styles.css` says what that leaves for later. */
const parts = () => document.querySelectorAll<HTMLElement>('main section:not(section section), footer')

/** From here on the whole page is laid out. */
export const layOutNow = () => void delete document.documentElement.dataset['layOut']

let turns = 0

/** The same part by part, so that the page answers in between; ends where that has happened, or another page has come. */
export async function layOutInTurn(): Promise<void> {
  const { dataset } = document.documentElement
  turns += 1
  const turn = turns
  for (const part of parts()) {
    await afterPaint()
    if (turn !== turns || !('layOut' in dataset)) return
    if (dataset['layOut'] === 'screen') dataset['layOut'] = 'in-turn'
    part.style.contentVisibility = 'visible'
  }
  layOutNow()
}

/** Of the page that a client navigation has brought only the first part is looked at until `layOutScreen`. */
export function layOutFirstPart(): void {
  document.documentElement.dataset['layOut'] = 'screen'
  const [first] = parts()
  if (first) first.style.contentVisibility = 'visible'
  // The footer is that of the page before.
  document.querySelector('footer')?.style.removeProperty('content-visibility')
}

/** Once the page stands at its top: what is on the screen before the paint, the rest in turn. */
export function layOutScreen(): void {
  for (const part of parts()) {
    if (part.getBoundingClientRect().top > innerHeight) break
    part.style.contentVisibility = 'visible'
  }
  void layOutInTurn()
}

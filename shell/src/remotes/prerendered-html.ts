let captured: Map<string, string> | undefined

/** Keeps the prerendered HTML of every piece of the document; called once, before hydration changes anything. */
export function capturePrerenderedHtml(): void {
  const pieces = document.querySelectorAll<HTMLElement>('[data-piece]')
  captured = new Map([...pieces].map((piece) => [piece.dataset['piece'] ?? '', piece.innerHTML]))
}

/** The HTML that piece `name` had in the served document; undefined where the document did not hold it. */
export const prerenderedHtml = (name: string) => captured?.get(name)

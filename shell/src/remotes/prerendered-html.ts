let captured: Map<string, string> | undefined

/** Saves the prerendered HTML of every fragment. Called once, before hydration changes anything. */
export function capturePrerenderedHtml(): void {
  const fragments = document.querySelectorAll<HTMLElement>('[data-fragment]')
  captured = new Map(
    [...fragments].map((fragment) => [fragment.dataset['fragment'] ?? '', fragment.innerHTML]),
  )
}

/** The HTML of fragment `name` in the served document; undefined if it was not there. */
export const prerenderedHtml = (name: string) => captured?.get(name)

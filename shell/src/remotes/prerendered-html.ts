let captured: Map<string, string> | undefined

/** Keeps the prerendered HTML of every fragment of the document; called once, before hydration changes anything. */
export function capturePrerenderedHtml(): void {
  const fragments = document.querySelectorAll<HTMLElement>('[data-fragment]')
  captured = new Map(
    [...fragments].map((fragment) => [fragment.dataset['fragment'] ?? '', fragment.innerHTML]),
  )
}

/** The HTML that fragment `name` had in the served document; undefined where the document did not hold it. */
export const prerenderedHtml = (name: string) => captured?.get(name)

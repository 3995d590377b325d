interface ImportMap {
  integrity: Record<string, string>
}

/** The hash that the document's import map names for a script: the browser itself refuses anything else from there. */
export function listedHash(address: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')
  return map ? (JSON.parse(map.textContent) as ImportMap).integrity[address] : undefined
}

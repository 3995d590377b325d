import type { ServedFile } from 'contract/page-data'

interface ImportMap {
  integrity: Record<string, string>
}

let listed: { element: Element; hashes: ImportMap['integrity'] } | undefined

/** Read once: a page asks for a hundred hashes while the visitor waits. */
function readImportMap(): typeof listed {
  const element = document.querySelector('script[type=importmap]')
  return element ? { element, hashes: (JSON.parse(element.textContent) as ImportMap).integrity } : undefined
}

/** The hash of each script in the document's import map, by its address. */
function listedHashes(): ImportMap['integrity'] {
  if (!listed?.element.isConnected) listed = readImportMap()
  return listed?.hashes ?? {}
}

/** The hash of a script in the document's import map: the browser refuses any other content at its address. */
export const listedHash = (address: string): string | undefined => listedHashes()[address]

/** The scripts below the address `base` in the document's import map. */
export const listedScripts = (base: string): ServedFile[] =>
  Object.entries(listedHashes())
    .filter(([address]) => address.startsWith(base))
    .map(([address, integrity]) => ({ file: address.slice(base.length), integrity }))

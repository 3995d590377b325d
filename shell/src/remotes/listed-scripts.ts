import type { ServedFile } from 'contract/page-data'

type Hashes = Record<string, string>

let listed: Hashes | undefined

function readImportMap(): Hashes {
  const map = document.querySelector('script[type=importmap]')?.textContent
  return map ? (JSON.parse(map) as { integrity: Hashes }).integrity : {}
}

/** The hash of each script in the document's import map, by its address. Read once: a page asks for a hundred while the visitor waits. */
const listedHashes = () => (listed ??= readImportMap())

/** The hash of a script in the document's import map: the browser refuses any other content at its address. */
export const listedHash = (address: string): string | undefined => listedHashes()[address]

/** The scripts below the address `base` in the document's import map. */
export const listedScripts = (base: string): ServedFile[] =>
  Object.entries(listedHashes())
    .filter(([address]) => address.startsWith(base))
    .map(([address, integrity]) => ({ file: address.slice(base.length), integrity }))

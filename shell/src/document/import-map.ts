import type { ServedPageData } from 'contract/page-data'
import { jsonBlock } from 'contract/escape'

/**
 * The text of an import map with the hash of every script of `remotes`: however a script is loaded, the browser refuses other content
 * (decision 019).
 */
export function importMap(remotes: ServedPageData['remotes']): string {
  const hashes = Object.values(remotes).flatMap(({ base, scripts }) =>
    scripts.map(({ file, integrity }) => [base + file, integrity]),
  )
  return jsonBlock({ integrity: Object.fromEntries(hashes) as Record<string, string> })
}

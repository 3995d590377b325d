import type { ServedPageData } from 'contract/page-data'
import { jsonBlock } from 'contract/escape'

/**
 * The text of an import map that names the hash of every script of `remotes`: a browser runs none of these addresses with
 * other content, whichever way the script is loaded (decision 019).
 */
export function importMap(remotes: ServedPageData['remotes']): string {
  const hashes = Object.values(remotes).flatMap(({ base, scripts }) =>
    scripts.map(({ file, integrity }) => [base + file, integrity]),
  )
  return jsonBlock({ integrity: Object.fromEntries(hashes) as Record<string, string> })
}

import type { ServedPageData } from 'contract/page-data'
import { jsonBlock } from 'contract/escape'

/**
 * The text of an import map that names the hash of every script of `sections`: a browser runs none of these addresses with
 * other content, whichever way the script is loaded (decision 019).
 */
export function importMap(sections: ServedPageData['sections']): string {
  const hashes = Object.values(sections).flatMap(({ base, scripts }) =>
    scripts.map(({ file, integrity }) => [base + file, integrity]),
  )
  return jsonBlock({ integrity: Object.fromEntries(hashes) as Record<string, string> })
}

import type { ServedPageData } from '../../src/app/page-data'
import { cspHash } from '../hash'
import { jsonBlock } from './escape'

/** An inline import map, and the CSP source that allows it. */
interface ImportMap {
  html: string
  source: string
}

/**
 * Names the hash of every script of `sections`: a browser runs none of these addresses with other content, whichever way
 * the script is loaded (decision 019).
 */
export function importMap(sections: ServedPageData['sections']): ImportMap {
  const hashes = Object.values(sections).flatMap(({ base, scripts }) =>
    scripts.map(({ file, integrity }) => [base + file, integrity]),
  )
  const map = jsonBlock({ integrity: Object.fromEntries(hashes) as Record<string, string> })
  return { html: `<script type="importmap">${map}</script>`, source: cspHash(map) }
}

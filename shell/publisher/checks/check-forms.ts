import type { StoredBuild } from '../build-store'
import type { Finding } from './finding'

/** The web server takes those forms only that a section declares; without scripts, any other would be lost. */
export function undeclaredForms(
  page: string,
  kinds: string[],
  builds: Iterable<Pick<StoredBuild, 'manifest'>>,
): Finding[] {
  const declared = new Set([...builds].flatMap(({ manifest }) => Object.keys(manifest.forms ?? {})))
  return kinds
    .filter((kind) => !declared.has(kind))
    .map((kind) => ({
      page,
      check: 'form',
      expected: `"${kind}" among the forms that a section declares in src/remote.tsx`,
      found: [...declared].join(', ') || 'none',
    }))
}

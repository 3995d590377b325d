import type { Islands } from 'contract/page-data'
import { contentHash } from '../../files/hash'
import type { Release } from '../../store/releases/release'
import type { Combination } from '../compose/combination'
import { fillersOf, slotFillers } from '../compose/slots'
import { moduleRef, remoteRefs, withLaterScripts } from './module-files'
import { sheetsOf } from './sheets'

/** Hash of each island's HTML and sheets, by slot: a page that holds the island changes with this, not with the island's code. */
export type IslandHashes = Record<string, string>

/** The prerendered HTML of each island, by slot. */
export type IslandHtml = Record<string, string>

/** Hashes of the islands of a combination; `rendered` holds their HTML. */
export async function islandHashes(combination: Combination, rendered: IslandHtml): Promise<IslandHashes> {
  const hashes = Object.entries(rendered).map(async ([slot, html]) => {
    const sheets = await sheetsOf(combination, remoteRefs(combination, fillersOf(combination, [slot])))
    return [slot, contentHash(html, ...sheets.flatMap(({ name, css }) => [name, css]))]
  })
  return Object.fromEntries(await Promise.all(hashes)) as IslandHashes
}

const islandFillers = (combination: Combination) =>
  [...slotFillers(combination)].filter(([, { hydrate }]) => hydrate === 'on-focus')

/** The code of the islands of a combination, by slot: the artefact `islands.json`. */
export function islandsOf(combination: Combination): Islands {
  const islands = islandFillers(combination).map(([name, filler]) => {
    const remotes = withLaterScripts(combination, remoteRefs(combination, [filler]))
    return [name, { ...moduleRef(combination, filler), remotes }]
  })
  return Object.fromEntries(islands) as Islands
}

/** The live hashes of the islands, if their builds and the shell's have not changed; undefined if the islands have to be rendered. */
export function knownIslands(
  combination: Combination,
  previous: Release | undefined,
): IslandHashes | undefined {
  if (!previous) return undefined
  const islands = islandFillers(combination)
  const remotes = ['shell', ...islands.map(([, { remote }]) => remote)]
  const areSame = remotes.every((remote) => combination.get(remote)?.version === previous.builds[remote])
  return areSame && islands.every(([name]) => name in previous.islands) ? previous.islands : undefined
}

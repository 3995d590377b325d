import { frameModule } from 'contract/manifest'
import { perCombination, shownNavigationOf, type Combination } from '../compose/combination'
import { contentHash } from '../../files/hash'
import type { IslandHashes } from './islands'
import { buildOf, linkedFiles, moduleFiles, type RemoteModule } from './module-files'
import { modulesOf, pageData } from './page-data'
import type { PlannedPage } from './page-plan'
import { slotFillers, slotOffers } from '../compose/slots'

/** By remote: its fills and forms, and the shell's settings. Checks compare pages with these. */
const declarations = perCombination(
  (combination) =>
    new Map(
      [...combination.values()].map(({ manifest }) => {
        const { name, slots, forms, calls, site } = manifest
        return [name, contentHash(JSON.stringify([slots, forms, calls, site]))]
      }),
    ),
)

/** What the shell contributes to every page: frame, document, and the code that renders both. */
const frameHash = perCombination((combination) =>
  contentHash(
    JSON.stringify([
      shownNavigationOf(combination),
      codeOf(combination, { remote: 'shell', module: frameModule }),
      linkedFiles(combination),
      declarations(combination).get('shell'),
    ]),
  ),
)

/** Builds of an older kit do not name the code of modules: for them the whole build counts. */
const codeOf = (combination: Combination, exposed: RemoteModule) =>
  moduleFiles(combination, exposed).code ?? buildOf(combination, exposed.remote).version

/**
 * Hash of everything that can change the bytes of a page. `pageData` names its scripts and sheets with their hashes. Of an island,
 * its HTML and sheets count. Offers of slots count because the checks compare places with them, whichever remote offers.
 */
export function inputHash(
  combination: Combination,
  planned: PlannedPage,
  slots: string[],
  origin: string,
  islands: IslandHashes,
): string {
  return contentHash(
    JSON.stringify([
      pageData(combination, planned, slots),
      planned.page.metadata,
      modulesOf(combination, planned, slots).map((exposed) => [
        codeOf(combination, exposed),
        declarations(combination).get(exposed.remote),
      ]),
      frameHash(combination),
      origin,
      slots.map((name) => [
        slotOffers(combination).get(name),
        islands[name] ?? slotFillers(combination).has(name),
      ]),
    ]),
  )
}

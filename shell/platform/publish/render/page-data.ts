import type { IslandRef, ServedPageData, SlotRef } from 'contract/page-data'
import type { SlotName } from 'contract/slots'
import type { Combination } from '../compose/combination'
import { fillersOf, slotFillers, type SlotFiller } from '../compose/slots'
import { moduleRef, remoteRefs, withLaterScripts, type RemoteModule } from './module-files'
import type { PlannedPage } from './page-plan'

/** A slot as a page names it. For an island, the release names the files instead. */
const slotRef = (combination: Combination, filler: SlotFiller): SlotRef | IslandRef =>
  filler.hydrate === 'on-focus'
    ? { remote: filler.remote, hydrate: filler.hydrate }
    : { ...moduleRef(combination, filler), hydrate: filler.hydrate }

/** The modules that hydrate with a page: its own and those of its slots, without islands. */
export const modulesOf = (
  combination: Combination,
  { remote, page: { module } }: PlannedPage,
  slots: string[],
): RemoteModule[] => [
  { remote, module },
  ...fillersOf(combination, slots).filter(({ hydrate }) => hydrate === 'with-page'),
]

/** The data of a page that holds `slots`, as its document carries it. */
export function pageData(combination: Combination, planned: PlannedPage, slots: string[]): ServedPageData {
  const fillers = slotFillers(combination)
  const filled = slots.flatMap((name) => {
    const filler = fillers.get(name)
    return filler ? [[name as SlotName, slotRef(combination, filler)] as const] : []
  })
  const { path, params, module } = planned.page
  return {
    path,
    params,
    page: moduleRef(combination, { remote: planned.remote, module }),
    slots: Object.fromEntries(filled),
    remotes: withLaterScripts(combination, remoteRefs(combination, modulesOf(combination, planned, slots))),
  }
}

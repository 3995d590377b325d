import type { DocumentParts } from 'contract/document'
import { shownNavigationOf, type Combination } from '../compose/combination'
import { fillersOf } from '../compose/slots'
import { linkedFiles, remoteRefs } from './module-files'
import { modulesOf, pageData } from './page-data'
import type { PlannedPage } from './page-plan'
import type { RenderedBody } from './renderer-messages'
import { sheetsOf } from './sheets'

/** Modules whose HTML a page holds: its own and those of all its slots, with islands. */
const shownModules = (
  combination: Combination,
  { remote, page: { module } }: PlannedPage,
  slots: string[],
) => [{ remote, module }, ...fillersOf(combination, slots)]

/** What the shell's build needs to render the document of a page, without the body. */
export async function documentParts(
  { combination, origin }: { combination: Combination; origin: string },
  planned: PlannedPage,
  { slots: held, failed }: RenderedBody,
): Promise<Omit<DocumentParts, 'body'>> {
  const slots = held.filter((name) => !failed.some((other) => other.name === name))
  const data = pageData(combination, planned, slots)
  const files = linkedFiles(combination)
  return {
    metadata: planned.page.metadata,
    origin,
    data,
    navigation: shownNavigationOf(combination),
    preload: remoteRefs(combination, modulesOf(combination, planned, slots)),
    shellFiles: Object.keys(files),
    integrity: files,
    sheets: await sheetsOf(combination, remoteRefs(combination, shownModules(combination, planned, slots))),
  }
}

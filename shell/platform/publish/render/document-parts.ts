import type { DocumentParts } from 'contract/document'
import { mapStrings } from 'contract/map-strings'
import type { PageMetadata } from 'contract/page-metadata'
import { shownNavigationOf, type Combination } from '../compose/combination'
import {
  baseOf,
  buildOf,
  fillersOf,
  linkedFiles,
  modulesOf,
  pageData,
  remoteRefs,
  type PlannedPage,
} from './page-plan'
import type { RenderedBody } from './render-pages'
import type { RenderContext } from './render-context'
import { sheetsOf } from './sheets'

/** Modules whose HTML a page holds: its own and those of all its slots, with islands. */
const shownModules = (
  combination: Combination,
  { remote, page: { module } }: PlannedPage,
  slots: string[],
) => [{ remote, module }, ...fillersOf(combination, slots)]

/** The metadata of a page with the addresses of its remote's files. */
export function metadataOf(combination: Combination, { remote, page }: PlannedPage): PageMetadata {
  const build = buildOf(combination, remote)
  const address = (text: string) => (Object.hasOwn(build.manifest.files, text) ? baseOf(build) + text : text)
  const { image, structuredData } = page.metadata
  return {
    ...page.metadata,
    image: image && address(image),
    structuredData: structuredData?.map((block) => mapStrings(block, address) as typeof block),
  }
}

/** What the shell's build needs to render the document of a page, without the body. */
export async function documentParts(
  { combination, origin }: RenderContext,
  planned: PlannedPage,
  { slots: held, failed }: RenderedBody,
): Promise<Omit<DocumentParts, 'body'>> {
  const slots = held.filter((name) => !failed.some((other) => other.name === name))
  const data = pageData(combination, planned, slots)
  const files = linkedFiles(combination)
  return {
    metadata: metadataOf(combination, planned),
    origin,
    data,
    navigation: shownNavigationOf(combination),
    preload: remoteRefs(combination, modulesOf(combination, planned, slots)),
    shellFiles: Object.keys(files),
    integrity: files,
    sheets: await sheetsOf(combination, remoteRefs(combination, shownModules(combination, planned, slots))),
  }
}

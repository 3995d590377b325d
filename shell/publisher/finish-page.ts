import type { PageData, ServedPageData } from '../src/app/page-data'
import { allEnded } from './all-ended'
import { unknownFields } from './checks/check-calls'
import { thanklessForms, undeclaredForms } from './checks/check-forms'
import type { HtmlCheck } from './checks/check-html'
import { checkPage } from './checks/check-page'
import { refuseLargePage } from './checks/check-size'
import { unknownSlots } from './checks/check-slots'
import type { Finding } from './checks/finding'
import { shellOf, type Combination } from './combination'
import { htmlDocument } from './document/document'
import { headTags } from './document/head-tags'
import { importMap } from './document/import-map'
import { inlineStyles } from './document/inline-styles'
import { servedMetadata } from './document/served-metadata'
import { contentHash } from './hash'
import { inputHash } from './input-hash'
import { pageFacts } from './page-facts'
import { baseOf, pageData, sectionRefs, type PlannedPage } from './page-plan'
import { storePage } from './page-store'
import type { ReleasePage } from './release'
import type { RenderedPage } from './render/render-pages'
import type { RenderContext } from './render-release'
import { shownNavigationOf } from './shown-navigation'

function preloads(combination: Combination, data: ServedPageData) {
  const withPage = Object.values(data.slots).filter(({ hydrate }) => hydrate === 'with-page')
  return sectionRefs(combination, [data.page, ...withPage])
}

/** Addresses of the shell's files. */
const shellFiles = (combination: Combination) => {
  const shell = shellOf(combination)
  return Object.keys(shell.manifest.files).map((file) => baseOf(shell) + file)
}

/** The metadata of a page with the addresses of its section's files. */
function metadataOf(combination: Combination, { section, page }: PlannedPage) {
  const build = combination.get(section)
  return build ? servedMetadata(page.metadata, build.manifest.files, baseOf(build)) : page.metadata
}

/** A page of a would-be release, and what is wrong with it. */
export interface FinishedPage {
  path: string
  page: ReleasePage
  findings: Finding[]
}

/** Makes the whole document of a rendered body, stores it compressed and checks it. */
export async function finishPage(
  context: RenderContext,
  htmlCheck: HtmlCheck,
  planned: PlannedPage,
  { path, html: body, slots }: RenderedPage,
): Promise<FinishedPage> {
  const { site, combination, origin, previous } = context
  const metadata = metadataOf(combination, planned)
  const data = pageData(combination, planned, slots)
  const head = headTags(metadata, origin)
  const styles = await inlineStyles(combination, data.sections)
  const map = importMap(data.sections)
  const html = htmlDocument({
    head,
    data,
    navigation: shownNavigationOf(combination),
    preload: preloads(combination, data),
    shellFiles: shellFiles(combination),
    styles: styles.html,
    importMap: map.html,
    body,
  })
  refuseLargePage(path, html)
  const facts = pageFacts(html, new URL(path, origin))
  const words = contentHash(facts.words)
  const before = previous?.pages[path]
  // All three happen beside this thread.
  const [htmlName, dataName, invalid] = await allEnded([
    storePage(site, html, 'html'),
    storePage(site, JSON.stringify({ ...data, head } satisfies PageData), 'json'),
    htmlCheck.check(path, html),
  ])
  const page: ReleasePage = {
    input: inputHash(combination, planned, slots, origin),
    html: htmlName,
    data: dataName,
    section: planned.section,
    slots,
    styles: styles.hashes,
    scripts: [map.source],
    noindex: metadata.noindex === true,
    words,
    changed: before?.words === words ? before.changed : new Date().toISOString().slice(0, 10),
    ids: facts.ids,
    links: facts.links,
  }
  return {
    path,
    page,
    findings: [
      ...checkPage(planned.page, facts, origin),
      ...unknownSlots(path, slots, combination),
      ...undeclaredForms(path, facts.forms, combination.values()),
      ...thanklessForms(path, facts),
      ...unknownFields(path, facts.forms, combination),
      ...invalid,
    ],
  }
}

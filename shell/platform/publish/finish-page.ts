import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allEnded } from '../concurrency/all-ended'
import type { Draft } from './candidate'
import { checkPageHtml } from './page-checks/check-page-html'
import { largePage } from './check-size'
import { unfitPlaces } from './site-checks/check-slots'
import { charge, compared, type Finding, type Findings } from './findings/finding'
import { refuse } from './findings/refuse'
import { cspHash } from '../files/hash'
import { inputHash } from './render/input-hash'
import type { IslandHashes } from './render/islands'
import { plannedPages, type PlannedPage } from './render/page-plan'
import { corruptFiles, missingFiles, storeContent } from '../store/releases/page-store'
import type { ReleasePage } from '../store/releases/release'
import type { RenderedPage } from './render/render-pages'

/** A finished page of a would-be release, its findings, and those of the live page. */
export interface FinishedPage extends Findings {
  path: string
  page: ReleasePage
  /** Places whose optional fill failed. */
  fallbacks: Finding[]
}

/** Reported, and not refused: the slot is optional. */
const fallbackOf = (page: string, { name, remote, message }: RenderedPage['failed'][number]): Finding => ({
  page,
  check: 'slot fallback',
  about: name,
  expected: `${name} filled by ${remote}`,
  found: message,
  remote,
})

/** What the same checks find on the live page. */
async function liveFindings({ site, live, previous }: Draft, path: string): Promise<Finding[]> {
  const page = previous?.pages[path]
  const planned = plannedPages(live).get(path)
  if (!page || !planned || (await corruptFiles(site, [page.html])).length > 0) return []
  const html = await readFile(join(site.pages, page.html), 'utf8')
  return (await checkPageHtml(planned, html, previous.origin)).findings
}

/** Stores a rendered page compressed and checks it; if that finds something, it checks the live page as well. */
export async function finishPage(
  draft: Draft,
  planned: PlannedPage,
  { slots, places, failed, html, data, inlineStyles, inlineScripts }: RenderedPage,
  islands: IslandHashes,
): Promise<FinishedPage> {
  const { site, combination, origin, previous, changing } = draft
  const { path } = planned.page
  // At once: the steps below would take minutes for a page of many megabytes.
  refuse(charge(largePage(path, html, planned.remote), changing))
  const before = previous?.pages[path]
  // A page whose search texts are missing is read again.
  const isSearchStored = missingFiles(site, [before?.search ?? []].flat()).length === 0
  // Compression and html-validate run outside this thread.
  const [htmlName, dataName, checked] = await allEnded([
    storeContent(site, html, 'html'),
    storeContent(site, JSON.stringify(data), 'json'),
    checkPageHtml(planned, html, origin, isSearchStored ? before : undefined),
  ])
  const { searched } = checked
  const search =
    typeof searched === 'string' ? searched : await storeContent(site, JSON.stringify(searched), 'json')
  const page: ReleasePage = {
    input: inputHash(combination, planned, slots, origin, islands),
    html: htmlName,
    data: dataName,
    search,
    remote: planned.remote,
    slots,
    styles: inlineStyles.map(cspHash),
    scripts: inlineScripts.map(cspHash),
    noindex: planned.page.metadata.noindex === true,
    changed: before?.words === checked.read.words ? before.changed : new Date().toISOString().slice(0, 10),
    ...checked.read,
  }
  const found = [...checked.findings, ...unfitPlaces(path, places, combination, planned.remote)]
  return {
    path,
    page,
    ...(await compared(found, () => liveFindings(draft, path))),
    fallbacks: failed.map((fill) => fallbackOf(path, fill)),
  }
}

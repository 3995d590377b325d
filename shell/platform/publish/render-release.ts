import { mkdir } from 'node:fs/promises'
import type { Finding } from './checks/finding'
import type { Combination } from './combination'
import { documentParts, finishPage, type FinishedPage } from './finish-page'
import { inputHash } from './input-hash'
import { islandHashes, knownIslands, type IslandHashes, type IslandHtml } from './islands'
import { plannedPages, type PlannedPage } from './page-plan'
import type { RenderContext } from './render-context'
import { inBatches } from '../store/in-batches'
import { corruptFiles } from '../store/page-store'
import { filesOfPage, type Release } from '../store/release'
import { renderPages } from './render/render-pages'

/** The pages of a would-be release, and what is wrong with them. */
export interface RenderedRelease {
  pages: Release['pages']
  islands: IslandHashes
  findings: Finding[]
  /** What was wrong already with the pages that have findings. */
  before: Finding[]
  /** Places whose optional fill failed. */
  fallbacks: Finding[]
  /** Paths that had to be rendered; all others are as they were, to the byte. */
  rendered: string[]
  /** Those of them that have not changed, but were missing or corrupt in the store. */
  repaired: string[]
}

/** What of a would-be release has to be rendered. */
interface Work {
  islands: IslandHashes
  changed: PlannedPage[]
  /** Unchanged, but missing or corrupt in the store. */
  corrupt: PlannedPage[]
}

/** Pages whose files are verified at a time. */
const batchSize = 20

/** Whether a page is made of something else than before, where the islands show what `islands` says. */
function isChanged(context: RenderContext, planned: PlannedPage, islands: IslandHashes): boolean {
  const { combination, origin, previous } = context
  const before = previous?.pages[planned.page.path]
  return before?.input !== inputHash(combination, planned, before?.slots ?? [], origin, islands)
}

/** What has to be rendered where the islands show what `islands` says. */
async function workFor(context: RenderContext, islands: IslandHashes): Promise<Work> {
  const { site, combination, previous } = context
  const stateOf = async (planned: PlannedPage) => {
    const before = previous?.pages[planned.page.path]
    if (!before || isChanged(context, planned, islands)) return 'changed'
    return (await corruptFiles(site, filesOfPage(before))).length > 0 ? 'corrupt' : 'whole'
  }
  const all = [...plannedPages(combination).values()]
  const states = await inBatches(all, batchSize, stateOf)
  const inState = (state: string) => all.filter((_, index) => states[index] === state)
  return { islands, changed: inState('changed'), corrupt: inState('corrupt') }
}

const pagesOf = ({ changed, corrupt }: Work) => [...changed, ...corrupt]

function requestedPage(combination: Combination, path: string): PlannedPage {
  const planned = plannedPages(combination).get(path)
  if (planned) return planned
  throw new Error(`The renderer sent ${path}: expected one of the pages that it was asked for.`)
}

/** Renders the islands first: where the work is not `known`, what they show decides which pages have changed. */
async function render(context: RenderContext, known: Promise<Work> | undefined) {
  const { combination } = context
  let work: Work = { islands: {}, changed: [], corrupt: [] }
  const finished = await renderPages(combination, {
    choose: async (islands: IslandHtml) => {
      work = await (known ?? workFor(context, await islandHashes(combination, islands)))
      return pagesOf(work)
    },
    parts: (body) => documentParts(context, requestedPage(combination, body.path), body),
    finish: (page) => finishPage(context, requestedPage(combination, page.path), page, work.islands),
  })
  return { work, finished }
}

/** Where nothing has to be rendered, no code of a remote runs. */
async function renderWhatChanged(context: RenderContext): Promise<{ work: Work; finished: FinishedPage[] }> {
  const { combination, previous } = context
  const islands = knownIslands(combination, previous)
  if (!islands) return render(context, undefined)
  const finding = workFor(context, islands)
  // A renderer that does not start is told of, whatever is found by then.
  finding.catch(() => {})
  const pages = [...plannedPages(combination).values()]
  // The renderer starts while the pages that stay are verified.
  if (pages.some((planned) => isChanged(context, planned, islands))) return render(context, finding)
  const work = await finding
  return pagesOf(work).length === 0 ? { work, finished: [] } : render(context, finding)
}

/** Renders what changed since the previous release and keeps the rest. */
export async function renderRelease(context: RenderContext): Promise<RenderedRelease> {
  const { site, combination, previous } = context
  await mkdir(site.pages, { recursive: true })
  const { work, finished } = await renderWhatChanged(context)
  const fresh = new Map(finished.map(({ path, page }) => [path, page]))
  const pages = [...plannedPages(combination).keys()].map((path) => [
    path,
    fresh.get(path) ?? previous?.pages[path],
  ])
  return {
    pages: Object.fromEntries(pages) as Release['pages'],
    islands: work.islands,
    findings: finished.flatMap(({ findings }) => findings),
    before: finished.flatMap(({ before }) => before),
    fallbacks: finished.flatMap(({ fallbacks }) => fallbacks),
    rendered: pagesOf(work).map(({ page }) => page.path),
    repaired: work.corrupt.map(({ page }) => page.path),
  }
}

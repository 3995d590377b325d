import { mkdir } from 'node:fs/promises'
import type { Draft } from './candidate'
import { joined, type Finding, type Findings } from './findings/finding'
import { documentParts } from './render/document-parts'
import { finishPage, type FinishedPage } from './finish-page'
import { inputHash } from './render/input-hash'
import { islandHashes, knownIslands, type IslandHashes, type IslandHtml } from './render/islands'
import { plannedPages, type PlannedPage } from './render/page-plan'
import { missingFiles } from '../store/releases/page-store'
import { requireReleaseSize } from '../store/write-release'
import { filesOfPage, type Release } from '../store/releases/release'
import { renderPages } from './render/render-pages'

/** The pages of a would-be release, their findings, and those of the live versions of these pages. */
export interface RenderedRelease extends Findings {
  pages: Release['pages']
  islands: IslandHashes
  /** Slots whose optional fill failed. */
  fallbacks: Finding[]
  /** Paths that were rendered; all other pages are the same, to the byte. */
  rendered: string[]
  /** Paths among them whose pages have not changed but were missing from the store. */
  repaired: string[]
}

/** The pages that have to be rendered. */
interface Work {
  islands: IslandHashes
  changed: PlannedPage[]
  /** Unchanged, but missing from the store. */
  missing: PlannedPage[]
}

/** The pages to render if the islands have the hashes in `islands`. */
async function workFor(draft: Draft, islands: IslandHashes): Promise<Work> {
  const { site, combination, origin, previous } = draft
  const isChanged = (planned: PlannedPage) => {
    const before = previous?.pages[planned.page.path]
    return before?.input !== inputHash(combination, planned, before?.slots ?? [], origin, islands)
  }
  const filesOf = ({ page: { path } }: PlannedPage) => {
    const page = previous?.pages[path]
    return page ? filesOfPage(page) : []
  }
  const all = [...plannedPages(combination).values()]
  const changed = new Set(all.filter(isChanged))
  const same = all.filter((planned) => !changed.has(planned))
  const missing = new Set(missingFiles(site, same.flatMap(filesOf)))
  return {
    islands,
    changed: [...changed],
    missing: same.filter((planned) => filesOf(planned).some((file) => missing.has(file))),
  }
}

const pagesOf = ({ changed, missing }: Work) => [...changed, ...missing]

/** Renders the islands first: unless the work is `known`, their HTML decides which pages have changed. */
async function render(draft: Draft, known: Work | undefined) {
  const { combination } = draft
  let work: Work = known ?? { islands: {}, changed: [], missing: [] }
  let characters = 0
  const finished = await renderPages(combination, {
    choose: async (islands: IslandHtml) => {
      work = known ?? (await workFor(draft, await islandHashes(combination, islands)))
      return pagesOf(work)
    },
    parts: (planned, body) => documentParts(draft, planned, body),
    finish: async (planned, page) => {
      const finishedPage = await finishPage(draft, planned, page, work.islands)
      // At once: the pages after it would fill the memory.
      requireReleaseSize((characters += JSON.stringify(finishedPage).length))
      return finishedPage
    },
  })
  return { work, finished }
}

/** If nothing has to be rendered, no code of a remote runs, unless an optional island fails: each publish tries that one again. */
async function renderWhatChanged(draft: Draft): Promise<{ work: Work; finished: FinishedPage[] }> {
  const islands = knownIslands(draft.combination, draft.previous)
  const work = islands && (await workFor(draft, islands))
  return work && pagesOf(work).length === 0 ? { work, finished: [] } : render(draft, work)
}

/** Renders what changed since the previous release and keeps the rest. */
export async function renderRelease(draft: Draft): Promise<RenderedRelease> {
  const { site, combination, previous } = draft
  await mkdir(site.pages, { recursive: true })
  const { work, finished } = await renderWhatChanged(draft)
  const fresh = new Map(finished.map(({ path, page }) => [path, page]))
  const pages = [...plannedPages(combination).keys()].map((path) => [
    path,
    fresh.get(path) ?? previous?.pages[path],
  ])
  return {
    pages: Object.fromEntries(pages) as Release['pages'],
    islands: work.islands,
    ...joined(finished),
    fallbacks: finished.flatMap(({ fallbacks }) => fallbacks),
    rendered: pagesOf(work).map(({ page }) => page.path),
    repaired: work.missing.map(({ page }) => page.path),
  }
}

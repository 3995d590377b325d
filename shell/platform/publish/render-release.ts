import { mkdir } from 'node:fs/promises'
import type { Draft } from './candidate'
import { joined, type Finding, type Findings } from './findings/finding'
import { minutesForPages } from './findings/in-time'
import { SiteError } from '../errors/site-error'
import { documentParts } from './render/document-parts'
import { finishPage, type FinishedPage } from './finish-page'
import { inputHash } from './render/input-hash'
import { islandHashes, knownIslands, type IslandHashes } from './render/islands'
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

/** The pages to render, which depend on the HTML of the islands. */
interface Choice {
  islands: IslandHashes
  pages: PlannedPage[]
  /** Those of them that have not changed and are missing from the store. */
  missing: PlannedPage[]
}

/** Chooses the pages to render if the islands have the hashes in `islands`. */
async function choosePages(draft: Draft, islands: IslandHashes): Promise<Choice> {
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
  const missingNames = new Set(missingFiles(site, same.flatMap(filesOf)))
  const missing = same.filter((planned) => filesOf(planned).some((file) => missingNames.has(file)))
  return { islands, pages: [...changed, ...missing], missing }
}

const tooLong = (path: string) =>
  new SiteError(
    'check-timeout',
    `${path}: expected all pages rendered and checked within ${minutesForPages} minutes; found that those before it take longer.`,
    'Make the pages smaller or simpler and publish again; the live site is as it was.',
  )

/** Renders the pages of `early`, if they are chosen already; otherwise the pages are chosen when the islands are rendered. */
function render(draft: Draft, early: Choice | undefined) {
  const { combination } = draft
  const end = performance.now() + minutesForPages * 60_000
  let characters = 0
  return renderPages(combination, {
    choose: async (islands) => early ?? choosePages(draft, await islandHashes(combination, islands)),
    parts: (planned, body) => documentParts(draft, planned, body),
    finish: async (planned, page, { islands }) => {
      if (performance.now() > end) throw tooLong(planned.page.path)
      const finishedPage = await finishPage(draft, planned, page, islands)
      // At once: the pages after it would fill the memory.
      requireReleaseSize((characters += JSON.stringify(finishedPage).length))
      return finishedPage
    },
  })
}

/** Where no page is chosen, no code of a remote runs. An optional island that failed is not known: each publish tries it again. */
async function renderWhatChanged(draft: Draft): Promise<{ choice: Choice; finished: FinishedPage[] }> {
  const islands = knownIslands(draft.combination, draft.previous)
  const early = islands && (await choosePages(draft, islands))
  return early?.pages.length === 0 ? { choice: early, finished: [] } : render(draft, early)
}

/** Renders what changed since the previous release and keeps the rest. */
export async function renderRelease(draft: Draft): Promise<RenderedRelease> {
  const { site, combination, previous } = draft
  await mkdir(site.pages, { recursive: true })
  const { choice, finished } = await renderWhatChanged(draft)
  const fresh = new Map(finished.map(({ path, page }) => [path, page]))
  const pages = [...plannedPages(combination).keys()].map((path) => [
    path,
    fresh.get(path) ?? previous?.pages[path],
  ])
  return {
    pages: Object.fromEntries(pages) as Release['pages'],
    islands: choice.islands,
    ...joined(finished),
    fallbacks: finished.flatMap(({ fallbacks }) => fallbacks),
    rendered: choice.pages.map(({ page }) => page.path),
    repaired: choice.missing.map(({ page }) => page.path),
  }
}

import { mkdir } from 'node:fs/promises'
import { HtmlCheck } from './checks/check-html'
import type { Finding } from './checks/finding'
import type { Combination } from './combination'
import { documentParts, finishPage, type FinishedPage } from './finish-page'
import { inputHash } from './input-hash'
import { plannedPages, type PlannedPage } from './page-plan'
import { corruptFiles } from '../store/page-store'
import type { Release } from '../store/release'
import { renderPages } from './render/render-pages'
import type { SiteDirectory } from '../store/site-directory'

/** What the pages of a would-be release are made from. */
export interface RenderContext {
  site: SiteDirectory
  combination: Combination
  origin: string
  previous: Release | undefined
}

/** The pages of a would-be release, and what is wrong with them. */
interface RenderedRelease {
  pages: Release['pages']
  findings: Finding[]
  /** Paths that had to be rendered; all others are as they were, to the byte. */
  rendered: string[]
  /** Those of them that have not changed, but were missing or corrupt in the store. */
  repaired: string[]
}

function isUnchanged({ combination, origin, previous }: RenderContext, planned: PlannedPage): boolean {
  const before = previous?.pages[planned.page.path]
  return before !== undefined && before.input === inputHash(combination, planned, before.slots, origin)
}

/** Of `unchanged`, the pages whose stored files are missing or corrupt. */
async function corruptPages({ site, previous }: RenderContext, unchanged: PlannedPage[]) {
  const corrupt: PlannedPage[] = []
  for (const planned of unchanged) {
    const before = previous?.pages[planned.page.path]
    if (before && (await corruptFiles(site, before)).length > 0) corrupt.push(planned)
  }
  return corrupt
}

async function renderAndFinish(context: RenderContext, changed: PlannedPage[]): Promise<FinishedPage[]> {
  if (changed.length === 0) return []
  const byPath = new Map(changed.map((planned) => [planned.page.path, planned]))
  const requested = ({ path }: { path: string }) => {
    const planned = byPath.get(path)
    if (planned) return planned
    throw new Error(`The renderer sent ${path}: expected one of the pages that it was asked for.`)
  }
  const htmlCheck = new HtmlCheck()
  try {
    return await renderPages(context.combination, changed, {
      parts: (body) => documentParts(context, requested(body), body),
      finish: (page) => finishPage(context, htmlCheck, requested(page), page),
    })
  } finally {
    htmlCheck.end()
  }
}

/** Renders what changed since the previous release and keeps the rest. */
export async function renderRelease(context: RenderContext): Promise<RenderedRelease> {
  const { site, combination, previous } = context
  await mkdir(site.pages, { recursive: true })
  const planned = plannedPages(combination)
  const changed = [...planned.values()].filter((page) => !isUnchanged(context, page))
  const unchanged = [...planned.values()].filter((page) => !changed.includes(page))
  const corrupt = await corruptPages(context, unchanged)
  const rendered = [...changed, ...corrupt]
  const finished = await renderAndFinish(context, rendered)
  const fresh = new Map(finished.map(({ path, page }) => [path, page]))
  const pages = [...planned.keys()].map((path) => [path, fresh.get(path) ?? previous?.pages[path]])
  return {
    pages: Object.fromEntries(pages) as Release['pages'],
    findings: finished.flatMap(({ findings }) => findings),
    rendered: rendered.map(({ page }) => page.path),
    repaired: corrupt.map(({ page }) => page.path),
  }
}

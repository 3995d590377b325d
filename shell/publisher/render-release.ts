import { mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageData } from '../src/app/page-data'
import { navigationOf, shellOf, type Combination } from './combination'
import { writeCompressed } from './compress'
import { checkHtml } from './checks/check-html'
import { checkPage, type Finding } from './checks/check-page'
import { htmlDocument } from './document/document'
import { servedMetadata } from './document/served-metadata'
import { inlineStyles } from './document/inline-styles'
import { contentHash } from './hash'
import { pageFacts } from './page-facts'
import { baseOf, pageData, plannedPages, sectionRefs, slotFillers, type PlannedPage } from './page-plan'
import type { Release, ReleasePage } from './release'
import { renderPages, type RenderedPage } from './render/render-pages'
import type { SiteDirectory } from './site-directory'

/** The pages of a would-be release, and what is wrong with them. */
export interface RenderedRelease {
  pages: Release['pages']
  findings: Finding[]
  /** Paths that had to be rendered; all others are as they were, to the byte. */
  rendered: string[]
}

/** Of all that a page is made of, this and nothing else can change its bytes. */
function inputHash(combination: Combination, planned: PlannedPage, slots: string[], origin: string): string {
  const data = pageData(combination, planned, slots)
  return contentHash(
    JSON.stringify([
      data,
      planned.page.metadata,
      navigationOf(combination),
      origin,
      slots.map((name) => slotFillers(combination).has(name)),
    ]),
  )
}

function preloads(combination: Combination, data: PageData) {
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

async function store(site: SiteDirectory, content: string, ending: string): Promise<string> {
  const name = `${contentHash(content)}.${ending}`
  const file = join(site.pages, name)
  if (!existsSync(file)) await writeCompressed(file, Buffer.from(content))
  return name
}

interface Context {
  site: SiteDirectory
  combination: Combination
  origin: string
  previous: Release | undefined
}

async function finishPage(context: Context, planned: PlannedPage, { path, html: body, slots }: RenderedPage) {
  const { site, combination, origin, previous } = context
  const metadata = metadataOf(combination, planned)
  const data = pageData(combination, planned, slots)
  const styles = await inlineStyles(combination, data.sections)
  const html = htmlDocument({
    metadata,
    origin,
    data,
    navigation: navigationOf(combination),
    preload: preloads(combination, data),
    shellFiles: shellFiles(combination),
    styles: styles.html,
    body,
  })
  const facts = pageFacts(html)
  const words = contentHash(facts.words)
  const before = previous?.pages[path]
  const page: ReleasePage = {
    input: inputHash(combination, planned, slots, origin),
    html: await store(site, html, 'html'),
    data: await store(site, JSON.stringify(data), 'json'),
    section: planned.section,
    slots,
    styles: styles.hashes,
    noindex: metadata.noindex === true,
    words,
    changed: before?.words === words ? before.changed : new Date().toISOString().slice(0, 10),
    ids: facts.ids,
    links: facts.links,
  }
  return { page, findings: [...checkPage(planned.page, facts, origin), ...(await checkHtml(path, html))] }
}

/** Renders what changed since `previous` and keeps the rest. */
export async function renderRelease(context: Context): Promise<RenderedRelease> {
  const { site, combination, origin, previous } = context
  await mkdir(site.pages, { recursive: true })
  const planned = plannedPages(combination)
  const isUnchanged = (path: string, page: PlannedPage) => {
    const before = previous?.pages[path]
    return before !== undefined && before.input === inputHash(combination, page, before.slots, origin)
  }
  const changed = [...planned].filter(([path, page]) => !isUnchanged(path, page))
  const bodies = await renderPages(
    combination,
    changed.map(([, page]) => page),
  )
  const pages: Release['pages'] = {}
  const findings: Finding[] = []
  for (const [path, page] of planned) {
    const body = bodies.find((rendered) => rendered.path === path)
    const before = previous?.pages[path]
    if (!body && before) pages[path] = before
    if (!body) continue
    const finished = await finishPage(context, page, body)
    pages[path] = finished.page
    findings.push(...finished.findings)
  }
  return { pages, findings, rendered: changed.map(([path]) => path) }
}

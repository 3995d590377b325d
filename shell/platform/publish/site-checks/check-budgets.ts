import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { StoredBuild } from '../../store/builds/stored-build'
import type { Budget, SiteSettings } from 'contract/site-settings'
import { pageQuality } from '../../files/compress'
import type { Release, ReleasePage } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import { loadedScripts } from '../render/module-files'
import { isAboutSite } from '../render/page-plan'
import { fileReferences } from '../page-checks/html-hash'
import type { Finding } from '../findings/finding'
import { framePart, ownPart } from './own-part'

export type Budgets = SiteSettings['budgets']

interface Weight {
  /** The page that is weighed, or the remote and the part of its build. */
  what: string
  kind: keyof Budget
  bytes: number
}

/** Bytes of a stored file as a browser receives it. */
const sentBytes = async (file: string) =>
  await stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

async function buildWeights({ manifest, dir }: StoredBuild): Promise<Weight[]> {
  const weigh = async (kind: keyof Budget, part: string, files: string[]): Promise<Weight> => {
    const sizes = [...new Set(files)].map((file) => sentBytes(join(dir, 'client', file)))
    return { what: `${manifest.name} ${part}`, kind, bytes: sum(await Promise.all(sizes)) }
  }
  const files = Object.keys(manifest.files)
  const images = files.filter((file) => /\.(svg|png|jpe?g|gif|webp|avif)$/i.test(file))
  const cards = new Set(manifest.pages.map(({ metadata }) => metadata.image))
  const sheets = files.filter((file) => file.endsWith('.css'))
  return Promise.all([
    ...Object.entries(manifest.modules).map(([module, own]) => weigh('script', module, loadedScripts(own))),
    ...Object.entries(manifest.doors ?? {}).map(([module, own]) => weigh('script', module, own)),
    ...images.map((image) => weigh(cards.has(image) ? 'card' : 'image', image, [image])),
    weigh('style', 'stylesheets', sheets),
  ])
}

const atMost = (most: number) =>
  `at most ${most} bytes sent (the site's settings, which the platform team can change)`

const tooHeavy = (remote: string, page: string, check: string, most: number, bytes: number): Finding => ({
  page,
  check,
  expected: atMost(most),
  found: `${bytes} bytes`,
  remote,
})

const budgetOf = (budgets: Budgets, remote: string) => budgets.remotes[remote] ?? budgets.newRemote

function overweight(budgets: Budgets, remote: string, weights: Weight[]): Finding[] {
  const budget = budgetOf(budgets, remote)
  return weights
    .filter(({ kind, bytes }) => bytes > budget[kind])
    .map(({ what, kind, bytes }) =>
      tooHeavy(remote, what, `${kind} budget of ${remote}`, budget[kind], bytes),
    )
}

/** Weighs new builds. */
export async function checkBuildWeights(budgets: Budgets, builds: StoredBuild[]): Promise<Finding[]> {
  const findings = builds.map(async (build) =>
    overweight(budgets, build.manifest.name, await buildWeights(build)),
  )
  return (await Promise.all(findings)).flat()
}

const compress = promisify(brotliCompress)

/** Bytes of a part of a page as they are sent. */
const sentPart = async (part: string) =>
  (await compress(part, { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } })).length

/** Weighs the own parts of the pages at `paths`. Pages about the whole site are left out: they grow with it. */
export async function checkPageWeights(
  budgets: Budgets,
  site: SiteDirectory,
  pages: Release['pages'],
  paths: string[],
): Promise<Finding[]> {
  const findings = paths.map(async (path) => {
    const page = pages[path]
    if (!page || isAboutSite(path)) return []
    const html = await readFile(join(site.pages, page.html), 'utf8')
    const bytes = await sentPart(ownPart(html, page.remote))
    return overweight(budgets, page.remote, [{ what: path, kind: 'page', bytes }])
  })
  return (await Promise.all(findings)).flat()
}

/** A page's own part without the addresses and hashes that differ from build to build. */
const ownText = async (site: SiteDirectory, { html, remote }: ReleasePage) =>
  ownPart(await readFile(join(site.pages, html), 'utf8'), remote).replaceAll(fileReferences, '')

/**
 * The pages among `heavy` that were too heavy `before` as well. A page that differs only in the hashes of files counts as
 * unchanged, because hashes compress to slightly more or fewer bytes.
 */
export async function pageWeightsBefore(
  budgets: Budgets,
  site: SiteDirectory,
  before: Release['pages'],
  now: Release['pages'],
  heavy: Finding[],
): Promise<Finding[]> {
  const isSameText = async ({ page: path, expected }: Finding) => {
    const [earlier, page] = [before[path], now[path]]
    if (!earlier || !page || expected !== atMost(budgetOf(budgets, page.remote).page)) return false
    return (await ownText(site, earlier)) === (await ownText(site, page))
  }
  const findings = heavy.map(async (finding) =>
    (await isSameText(finding)) ? [finding] : checkPageWeights(budgets, site, before, [finding.page]),
  )
  return (await Promise.all(findings)).flat()
}

/** Weighs the frame of the home page if the shell is new: only the shell is responsible for it. */
export async function checkFrameWeight(
  budgets: Budgets,
  site: SiteDirectory,
  pages: Release['pages'],
  builds: StoredBuild[],
): Promise<Finding[]> {
  const home = pages['/']
  if (!home || !builds.some(({ manifest }) => manifest.name === 'shell')) return []
  const html = await readFile(join(site.pages, home.html), 'utf8')
  const bytes = await sentPart(framePart(html))
  return bytes > budgets.frame ? [tooHeavy('shell', 'the frame', 'frame budget', budgets.frame, bytes)] : []
}

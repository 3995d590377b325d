import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { readBuild, storeBuild, type StoredBuild } from './build-store'
import { checkLinks, checkUnique } from './checks/check-links'
import type { Finding } from './checks/check-page'
import { checkCombination, type Combination } from './combination'
import { PublishError } from './errors'
import { contentHash } from './hash'
import { plannedPages } from './page-plan'
import { liveMove, movePointer } from './pointer'
import { readRelease, type Release } from './release'
import { renderRelease } from './render-release'
import type { SiteDirectory } from './site-directory'

/** What a publish did. */
export interface Published {
  release: Release
  /** False where the same builds were live already. */
  changed: boolean
  rendered: string[]
}

/** A release that holds, not yet live. */
export interface Candidate extends Published {
  previous: Release | undefined
  after: number
}

const report = (findings: Finding[]) =>
  findings
    .map(({ page, check, expected, found }) => `  ${page}: ${check}: expected ${expected}; found ${found}`)
    .join('\n')

async function combine(
  site: SiteDirectory,
  previous: Release | undefined,
  fresh: StoredBuild[],
): Promise<Combination> {
  const kept = await Promise.all(
    Object.entries(previous?.builds ?? {}).map(([section, version]) => readBuild(site, section, version)),
  )
  return new Map([...kept, ...fresh].map((build) => [build.manifest.name, build]))
}

function checkRelease(combination: Combination, pages: Release['pages'], findings: Finding[]): void {
  const indexed = [...plannedPages(combination)].filter(([, { page }]) => !page.metadata.noindex)
  const of = (key: 'title' | 'description') =>
    new Map(indexed.map(([path, { page }]) => [path, page.metadata[key]]))
  const all = [
    ...findings,
    ...checkLinks(pages),
    ...checkUnique(of('title'), 'title'),
    ...checkUnique(of('description'), 'description'),
  ]
  if (all.length === 0) return
  throw new PublishError(
    'check-failed',
    `${all.length} checks failed:\n${report(all)}`,
    'Mend the section and publish it again; the live site is as it was.',
  )
}

/** Renders and checks what the site would be with `fresh` builds in place of their live versions. */
export async function prepare(site: SiteDirectory, fresh: StoredBuild[], origin: string): Promise<Candidate> {
  const move = await liveMove(site)
  const previous = move && (await readRelease(site, move.release))
  const combination = await combine(site, previous, fresh)
  checkCombination(combination)
  const { pages, findings, rendered } = await renderRelease({ site, combination, origin, previous })
  checkRelease(combination, pages, findings)
  const builds = Object.fromEntries([...combination].map(([name, { version }]) => [name, version]))
  const id = contentHash(JSON.stringify([builds, origin, Object.values(pages).map(({ html }) => html)]))
  const release: Release = { id, at: new Date().toISOString(), origin, builds, pages }
  return { release, changed: id !== previous?.id, rendered, previous, after: move?.number ?? 0 }
}

async function writeRelease(site: SiteDirectory, release: Release): Promise<void> {
  await mkdir(site.releases, { recursive: true })
  const draft = join(site.work, `release-${randomUUID()}`)
  await writeFile(draft, JSON.stringify(release), { flush: true })
  await rename(draft, join(site.releases, `${release.id}.json`))
}

/**
 * Puts stored builds live as one release on top of the live one. Whoever moves the pointer meanwhile wins; this then
 * starts again from the new live release, so that two at once both land.
 */
export async function goLive(
  site: SiteDirectory,
  fresh: StoredBuild[],
  origin: string,
  why: string,
): Promise<Published> {
  for (;;) {
    const candidate = await prepare(site, fresh, origin)
    if (!candidate.changed) return candidate
    await writeRelease(site, candidate.release)
    if (await movePointer(site, candidate.release.id, why, candidate.after)) return candidate
  }
}

/** Takes the builds in `dists` (each a `dist/` folder) into the store. */
export async function storeBuilds(site: SiteDirectory, dists: string[]): Promise<StoredBuild[]> {
  await mkdir(site.work, { recursive: true })
  const fresh: StoredBuild[] = []
  for (const dist of dists) fresh.push(await storeBuild(site, dist))
  return fresh
}

/** Publishes the builds in `dists`. */
export async function publish(site: SiteDirectory, dists: string[], origin: string): Promise<Published> {
  const fresh = await storeBuilds(site, dists)
  const what = fresh.map(({ manifest, version }) => `${manifest.name}@${version}`)
  return goLive(site, fresh, origin, `publish ${what.join(' ')}`)
}

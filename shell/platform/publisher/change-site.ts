import type { Config } from '../config'
import { findChromium } from '../proof/find-chromium'
import { startProver } from '../proof/prove'
import { checkedLines, liveLines } from '../publish/candidate-words'
import { breakingChanges, findingLines, refuse } from '../publish/checks/finding'
import { prepare, type Candidate } from '../publish/prepare'
import { goLive, proveCandidate, proveNothing, unpublish, writeRelease, type Prove } from '../publish/publish'
import { rollbackRelease } from '../publish/rollback'
import { rollbackRemote } from '../publish/rollback-remote'
import { catchUp, mirrorNeeded } from '../replication/catch-up'
import { pruneStore } from '../replication/prune-store'
import { uploadRelease } from '../replication/upload'
import { readBuild, requireWholeBuild, type StoredBuild } from '../store/build-store'
import { SiteError } from '../store/errors'
import { liveMove } from '../store/pointer'
import { createPreview } from '../store/previews'
import { prune } from '../store/prune'
import { buildsOf, readRelease } from '../store/release'
import type { SharedStore } from '../store/shared-store'
import type { SiteDirectory } from '../store/site-directory'
import type { MoveRequest } from './api'

type Tell = (progress: string) => void

/** Builds that were sent before. */
function sentBuilds(site: SiteDirectory, builds: Record<string, string>): Promise<StoredBuild[]> {
  return Promise.all(
    Object.entries(builds).map(async ([remote, version]) => {
      const build = await readBuild(site, remote, version)
      await requireWholeBuild(build)
      return build
    }),
  )
}

async function originOf(site: SiteDirectory, { PUBLIC_ORIGIN }: Config): Promise<string> {
  const move = await liveMove(site)
  if (PUBLIC_ORIGIN !== undefined) return PUBLIC_ORIGIN
  if (move) return (await readRelease(site, move.release)).origin
  throw new SiteError(
    'config-invalid',
    'The site has no address yet.',
    'Set PUBLIC_ORIGIN for the publisher.',
  )
}

/** Opens candidates in the browser of this machine, if it has one. */
async function withBrowser<Result>(
  site: SiteDirectory,
  config: Config,
  tell: Tell,
  work: (prove: Prove) => Promise<Result>,
): Promise<Result> {
  const chromium = findChromium(process.env)
  if (chromium === undefined) {
    tell('no page is opened in a browser: the publisher has none')
    return work(proveNothing)
  }
  const prover = startProver(site, config, chromium)
  try {
    return await work((candidate) => {
      tell(`${candidate.rendered.length} pages rendered and checked; opening them in a browser`)
      return prover.prove(candidate)
    })
  } finally {
    await prover.end()
  }
}

const doneOf = (candidate: Candidate, lines: string[]) => ({
  lines,
  release: candidate.release.id,
  origin: candidate.release.origin,
  findings: candidate.findings.length,
})

/** Composes, renders and checks what the site would be with these builds. Nothing goes live. */
export async function checkBuilds(
  site: SiteDirectory,
  config: Config,
  builds: Record<string, string>,
  tell: Tell,
) {
  await catchUp(site)
  const fresh = await sentBuilds(site, builds)
  tell('composing, rendering and checking')
  return withBrowser(site, config, tell, async (prove) => {
    const candidate = await prepare(site, { fresh }, await originOf(site, config))
    refuse(candidate.findings)
    if (candidate.changed) refuse(await proveCandidate(site, candidate, prove))
    const all = `All checks hold for ${buildsOf(candidate.release)} (${candidate.rendered.length} pages rendered). Nothing was published.`
    return doneOf(candidate, [...checkedLines(candidate), all])
  })
}

/**
 * Gives a candidate a private address for two weeks: composed with what is live and rendered, whatever the checks say, which is told.
 */
export async function previewBuilds(
  site: SiteDirectory,
  config: Config,
  store: SharedStore,
  builds: Record<string, string>,
  tell: Tell,
) {
  const { PREVIEW_ORIGIN } = config
  if (PREVIEW_ORIGIN === undefined)
    throw new SiteError(
      'request-invalid',
      'This publisher has no address for previews.',
      'Its operator gives it one in PREVIEW_ORIGIN.',
    )
  await catchUp(site)
  const fresh = await sentBuilds(site, builds)
  tell('composing, rendering and checking')
  const candidate = await prepare(site, { fresh }, await originOf(site, config))
  const { release, findings, previous } = candidate
  await writeRelease(site, release)
  await uploadRelease(site, release, previous)
  const { secret, expires } = await createPreview(store, { release: release.id, by: site.author })
  const found = findings.length > 0 ? [`A publish would be refused:\n${findingLines(findings)}`] : []
  const preview = `${PREVIEW_ORIGIN}/preview/${secret}`
  const until = `Until ${expires.slice(0, 10)}, for those who have the link: ${preview}`
  return { ...doneOf(candidate, [...checkedLines(candidate), ...found, until]), preview }
}

async function requireAfter(site: SiteDirectory, after: number | undefined): Promise<void> {
  const number = (await liveMove(site))?.number ?? 0
  if (after === undefined || after === number) return
  throw new SiteError(
    'site-moved',
    `The site is at move ${number}; the request was made for move ${after}.`,
    'Look at what has changed (GET /log), and ask again.',
  )
}

async function move(site: SiteDirectory, config: Config, request: MoveRequest, tell: Tell) {
  if (request.kind === 'rollback' && request.remote === undefined) {
    const release = await rollbackRelease(site, request.release, { withdraw: request.withdraw })
    const lines = [`Release ${release.id} is live again: ${buildsOf(release)}`]
    return { lines, release: release.id, origin: release.origin, findings: 0 }
  }
  const origin = await originOf(site, config)
  tell('composing, rendering and checking')
  if (request.kind === 'rollback') {
    const candidate = await rollbackRemote(site, request.remote ?? '', origin, [], request.withdraw)
    return doneOf(candidate, liveLines(candidate))
  }
  const tolerated = request.force ? breakingChanges : []
  if (request.kind === 'unpublish') {
    const candidate = await unpublish(site, request.remote, origin, tolerated)
    return doneOf(candidate, liveLines(candidate))
  }
  const fresh = await sentBuilds(site, request.builds)
  const what = fresh.map(({ manifest, version }) => `${manifest.name}@${version}`)
  return withBrowser(site, config, tell, async (prove) => {
    const candidate = await goLive(
      site,
      { fresh, why: `publish ${what.join(' ')}`, tolerated, prove },
      origin,
    )
    return doneOf(candidate, liveLines(candidate))
  })
}

/** Changes what is live, and prunes. */
export async function moveSite(site: SiteDirectory, config: Config, request: MoveRequest, tell: Tell) {
  await catchUp(site)
  if (request.kind === 'rollback') await mirrorNeeded(site)
  await requireAfter(site, request.after)
  const done = await move(site, config, request, tell)
  const pruning = prune(site, Date.now()).then(() => pruneStore(site))
  await pruning.catch((error: unknown) => tell(`warning: pruning failed: ${String(error)}`))
  return done
}

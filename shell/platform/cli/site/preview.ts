import { counted } from '../../errors/counted'
import { withBrowser } from '../../proof/with-browser'
import type { Candidate } from '../../publish/candidate'
import { liveLines, repairedLines, warningLines } from '../../publish/candidate-words'
import { refusalOf, type Prove } from '../../publish/gate'
import { goLive, type LiveChange } from '../../publish/go-live'
import { prepare } from '../../publish/prepare'
import { publication, storeBuilds } from '../../publish/publish'
import { catchUp } from '../../replication/catch-up'
import { pruneOrWarn } from '../../replication/prune-site'
import { requireFit } from '../../replication/require-fit'
import { buildsOf } from '../../store/releases/release'
import { keepRelease, storeCandidate } from '../../store/write-release'
import { followRemotes, type FollowedBuilds } from '../preview/followed-builds'
import { keyboard } from '../preview/keyboard'
import { previewServer, type PreviewServer } from '../preview/preview-server'
import { nextSteps } from '../preview/next-steps'
import { reportFailure } from '../report-failure'
import { printLines } from './print-lines'
import { browserFor, type SiteRequest } from './request'
import { requestedRemotes, startBuilds } from './requested-builds'

interface Preview extends Pick<SiteRequest, 'site' | 'config'> {
  builds: FollowedBuilds
  server: PreviewServer
  prove: Prove | undefined
}

/** A candidate that has passed all checks. */
interface Ready {
  change: LiveChange
  candidate: Candidate
}

const sayHow = (ready: Ready | undefined) => {
  if (ready?.candidate.changed) console.log('Type p and Enter to publish it.')
}

function reportOf(candidate: Candidate, refusal: string | undefined): string {
  const { release, rendered } = candidate
  const checks = refusal === undefined ? 'All checks hold.' : `A publish would be refused: ${refusal}`
  const pages = `${counted(rendered.length, 'page')} rendered: ${rendered.join(' ')}`
  return [`Preview of ${buildsOf(release)}`, pages, checks, ...warningLines(candidate)].join('\n')
}

/** Builds, renders, shows and checks what is saved. @returns what a publish would put live; undefined if it would refuse that */
async function showSaved({ site, config, builds, server, prove }: Preview): Promise<Ready | undefined> {
  const change = publication(await storeBuilds(site, await builds.build()), { prove })
  await catchUp(site)
  const candidate = await prepare(site, change, config.PUBLIC_ORIGIN)
  await storeCandidate(site, candidate.release)
  server.show(candidate.release)
  const refusal = await refusalOf(site, candidate, change.prove)
  const report = reportOf(candidate, refusal)
  server.report(report)
  printLines([...repairedLines(candidate), report])
  return refusal === undefined ? { change, candidate } : undefined
}

async function publishReady({ site, config, server }: Preview, { change, candidate }: Ready): Promise<void> {
  // Only now: a preview also opens where nothing can be written to the shared store.
  if (site.store) await requireFit(site.store)
  // If another publish has come first, this composes and checks the change again.
  const live = await goLive(site, change, config.PUBLIC_ORIGIN, candidate)
  printLines(liveLines(live))
  server.show(live.release)
}

/** Whether a prune has left it, which another process may have run while this one slept. */
const isStored = async (site: SiteRequest['site'], ready: Ready | undefined) =>
  ready !== undefined && keepRelease(site, ready.candidate.release)

/** Shows what is saved until `end` is aborted, and publishes it when the person asks. */
async function follow(preview: Preview, end: AbortSignal): Promise<void> {
  const { site, builds, server } = preview
  // Before the build, so that a port in use is reported at once.
  const address = await server.listen()
  let ready = await showSaved(preview)
  await pruneOrWarn(site, console.log)
  console.log(
    `The preview is on ${address}; the report of its checks at /preview-report. The live site is as it was.`,
  )
  sayHow(ready)
  builds.startNext()
  for await (const step of nextSteps(keyboard(), builds.hasChanged, end)) {
    try {
      if (step === 'show' || builds.hasChanged() || !(await isStored(site, ready)))
        ready = await showSaved(preview)
      if (end.aborted) continue
      if (step === 'publish' && ready) await publishReady(preview, ready)
      else sayHow(ready)
    } catch (error) {
      ready = undefined
      if (!end.aborted) reportFailure(error, process.env)
    }
    await pruneOrWarn(site, console.log)
    builds.startNext()
  }
}

/**
 * Serves what the site would be, on a separate port, until it is stopped. Follows the sources of the remotes that it builds, and publishes
 * what it shows when the person types p.
 */
export default async function preview(request: SiteRequest): Promise<void> {
  const { site, config, names, options } = request
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort())
  const builds = options.from
    ? { hasChanged: () => false, build: () => startBuilds(request), startNext: () => {}, end: () => {} }
    : followRemotes(requestedRemotes(names))
  const server = await previewServer(site, config)
  const work = (prove: Prove | undefined) => follow({ site, config, builds, server, prove }, end.signal)
  try {
    await withBrowser(browserFor(request), work)
  } catch (error) {
    // Ctrl+C ends builds, too: that they fail is no failure.
    if (!end.signal.aborted) throw error
  } finally {
    builds.end()
    await server.close()
  }
}

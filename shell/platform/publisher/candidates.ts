import type { Config } from '../config'
import { withBrowser } from '../proof/with-browser'
import { checkedLines, heldLine } from '../publish/candidate-words'
import { prepare } from '../publish/prepare'
import { proveCandidate, refusalOf, requirePublishable, withAccepted } from '../publish/gate'
import { publishWords } from '../publish/publish'
import { storeCandidate } from '../store/write-release'
import { catchUp } from '../replication/catch-up'
import { uploadRelease } from '../replication/upload'
import { SiteError } from '../errors/site-error'
import { storeOf } from '../store/places/folder-store'
import { createPreview } from '../store/previews'
import type { SiteDirectory } from '../store/places/site-directory'
import { doneOf, type Tell } from './progress'
import { sentBuilds } from './sent-builds'

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
  return withBrowser({ site, config, tell }, async (prove) => {
    const candidate = await prepare(site, { fresh }, config.PUBLIC_ORIGIN)
    await requirePublishable(site, candidate)
    await proveCandidate(site, candidate, prove)
    return doneOf(candidate, [...checkedLines(candidate), heldLine(candidate)])
  })
}

/** Gives a candidate a private address for a limited time. The results of the checks are reported; they do not refuse it. */
export async function previewBuilds(
  site: SiteDirectory,
  config: Config,
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
  const candidate = await prepare(site, { fresh }, config.PUBLIC_ORIGIN)
  const { release, previous } = candidate
  // A shared store keeps the first file of a release: this one names what is accepted if these builds are published by force later.
  await storeCandidate(site, withAccepted(candidate, publishWords(fresh)))
  await uploadRelease(site, release.id, previous)
  await site.permit?.()
  const { secret, expires } = await createPreview(storeOf(site), { release: release.id, by: site.author })
  const refusal = await refusalOf(site, candidate)
  const refused = refusal === undefined ? [] : [`A publish would be refused: ${refusal}`]
  const preview = `${PREVIEW_ORIGIN}/preview/${secret}`
  const until = `Until ${expires.slice(0, 10)}, for those who have the link: ${preview}`
  return { ...doneOf(candidate, [...checkedLines(candidate), ...refused, until]), preview }
}

import { breakingChanges } from '../../publish/checks/finding'
import { withBrowser } from '../../proof/with-browser'
import { pruneAfter } from './prune-after'
import { liveLines } from '../../publish/candidate-words'
import { printLines } from './print-lines'
import { browserFor, requestedDists, type SiteRequest } from './request'
import { publicOrigin } from '../../publish/public-origin'

/** Loads the publisher, and html-validate in its own process. */
async function loadPublisher() {
  const { startHtmlValidate } = await import('../../publish/checks/check-html')
  startHtmlValidate()
  return import('../../publish/publish')
}

/** Builds and publishes. */
export default async function publishCommand(request: SiteRequest): Promise<void> {
  const { site, config, options } = request
  const tolerated = options.force ? breakingChanges : []
  await withBrowser(browserFor(request), async (prover) => {
    // The publisher loads while the builds run.
    const [dists, { publish }, origin] = await Promise.all([
      requestedDists(request),
      loadPublisher(),
      publicOrigin(config),
    ])
    printLines(liveLines(await publish(site, dists, origin, tolerated, prover?.prove)))
  })
  await pruneAfter(site)
}

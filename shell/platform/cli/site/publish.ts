import { withBrowser } from '../../proof/with-browser'
import { pruneOrWarn } from '../../replication/prune-site'
import { liveLines } from '../../publish/candidate-words'
import { printLines } from './print-lines'
import { browserFor, type SiteRequest } from './request'
import { startBuilds } from './requested-builds'

/** Loads the code of a publish, and starts html-validate, which has a process of its own. */
async function loadPublish() {
  const { startHtmlValidate } = await import('../../publish/page-checks/check-html')
  startHtmlValidate()
  return import('../../publish/publish')
}

/** Builds and publishes. A refused publish leaves files, too, which a prune deletes an hour later. */
export default async function publishCommand(request: SiteRequest): Promise<void> {
  const { site, config, options } = request
  const dists = startBuilds(request)
  await withBrowser(browserFor(request), async (prove) => {
    const { publish } = await loadPublish()
    const candidate = await publish(site, await dists, config.PUBLIC_ORIGIN, { force: options.force, prove })
    printLines(liveLines(candidate))
  }).finally(() => pruneOrWarn(site, console.log))
}

import { readConfig } from '../config'
import { liveRelease } from './site/request'
import { isPublished } from '../store/pointer'
import { siteDirectory } from '../store/site-directory'
import { startWebServer } from '../server/server'
import { otherAddress } from './other-address'
import { reportFailure } from './report-failure'
import { startService } from './start-service'

// Long enough for a request in progress; a process manager kills soon after.
const stopMilliseconds = 10_000

/** What cannot be read of the live release is told; the web server decides what it serves. */
async function tellOtherAddress(environment: NodeJS.ProcessEnv): Promise<void> {
  const { SITE_DIR, PUBLIC_ORIGIN } = readConfig(environment)
  const site = siteDirectory(SITE_DIR)
  // A mirror that is still empty.
  if (!(await isPublished(site))) return
  const advice = otherAddress(site, (await liveRelease(site)).release, PUBLIC_ORIGIN)
  if (advice !== undefined) console.log(advice)
}

/** Serves the live release until it is stopped, with the inquiry service unless API_URL names one. Builds nothing. */
export async function serveLive(environment: NodeJS.ProcessEnv): Promise<void> {
  await tellOtherAddress(environment).catch((error: unknown) => reportFailure(error, environment))
  const { API_URL } = readConfig(environment)
  const service = API_URL ? undefined : await startService()
  const { app, address } = await startWebServer({ ...environment, API_URL: API_URL ?? service?.url })
  const stop = async () => {
    // A visitor whose connection is gone in the middle of a post is not waited for.
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    await app.close()
    await service?.stop()
    process.exit()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  // Last: who reads this may end it at once.
  console.log(`The site is on ${address.replace('127.0.0.1', 'localhost')}`)
}

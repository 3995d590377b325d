import { readConfig, type Config } from '../config'
import { liveRelease } from '../store/moves/live-release'
import { isPublished } from '../store/moves/pointer'
import { siteDirectory } from '../store/places/site-directory'
import { startWebServer } from '../server/server'
import { reportFailure } from './report-failure'
import { reportOtherAddress } from './report-other-address'
import { startService } from './start-service'

// Long enough for a request in progress; process managers kill soon after.
const stopMilliseconds = 10_000

/** A live release that cannot be read is only reported here; the web server decides what to serve. */
async function reportLiveAddress(config: Config): Promise<void> {
  const site = siteDirectory(config.SITE_DIR)
  // A mirror that is still empty.
  if (!(await isPublished(site))) return
  reportOtherAddress(config, (await liveRelease(site)).release)
}

/** Serves the live release until it is stopped, with the inquiry service unless API_URL names one. Builds nothing. */
export async function serveLive(): Promise<void> {
  const config = readConfig(process.env)
  await reportLiveAddress(config).catch((error: unknown) => reportFailure(error, process.env))
  const { API_URL } = config
  const service = API_URL ? undefined : await startService()
  const { app, address } = await startWebServer({ ...process.env, API_URL: API_URL ?? service?.url })
  const stop = async () => {
    // Does not wait for a visitor whose connection was lost in the middle of a post.
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    await app.close()
    await service?.stop()
    // `run.mjs` sets the exit code 1 when the output cannot be written: the stop itself did not fail.
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  // The last line: a program that reads it may stop the site at once.
  console.log(`The site is on ${address.replace('127.0.0.1', 'localhost')}`)
}

import { readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config'
import { makeFolder } from '../publisher/make-folder'
import { liveMove } from '../publisher/pointer'
import { siteDirectory } from '../publisher/site-directory'
import { startWebServer } from '../server/server'
import { buildPackage } from './build-package'
import { publicOrigin } from './public-origin'
import { reportFailure } from './report-failure'
import { sourceHash } from './source-hash'
import { startService } from './start-service'
import { changedSections, readStartedFrom, writeStartedFrom } from './started-from'
import { liveRelease } from './site/request'
import { packageDirectory, sectionNames } from './workspace'

const hashFile = (name: string) => join(packageDirectory(name), 'dist/.source-hash')

/** Builds `name` unless its `dist/` was built from exactly these sources; returns their hash. */
async function bringUpToDate(name: string): Promise<string> {
  const wanted = await sourceHash(name)
  const file = hashFile(name)
  if (existsSync(file) && (await readFile(file, 'utf8')) === wanted) return wanted
  console.log(`Building ${name} …`)
  await buildPackage(name)
  await writeFile(file, wanted)
  return wanted
}

/** Publishes the sections whose sources have changed: a later publish of one stays, until its own source changes. */
async function publishSources(config: Config): Promise<void> {
  const site = siteDirectory(config.SITE_DIR)
  // Before the builds, which take longer than to find out.
  await makeFolder(site.root)
  const sections: Record<string, string> = {}
  for (const name of await sectionNames()) sections[name] = await bringUpToDate(name)
  const now = { origin: await publicOrigin(config), sections }
  const before = (await liveMove(site)) ? await readStartedFrom(site) : undefined
  const changed = changedSections(before, now)
  // A rollback may have led to another address; to no other sources.
  if (changed.length === 0 && (await liveRelease(site)).release.origin === now.origin) return
  const dists = changed.map((name) => join(packageDirectory(name), 'dist'))
  // Loaded for a publish alone: it starts a process of its own that checks HTML.
  const { publish } = await import('../publisher/publish')
  const { release, rendered } = await publish(site, dists, now.origin)
  await writeStartedFrom(site, now)
  console.log(`Release ${release.id} is live (${rendered.length} pages rendered).`)
}

// Long enough for a request in progress; a process manager kills soon after.
const stopMilliseconds = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await publishSources(config)
  const service = config.API_URL ? undefined : await startService()
  const { app, address } = await startWebServer({ ...process.env, API_URL: config.API_URL ?? service?.url })
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

await start().catch((error: unknown) => {
  reportFailure(error, process.env)
  process.exit(1)
})

import { readConfig } from 'platform/config'
import { liveRelease } from 'platform/store/moves/live-release'
import { siteDirectory } from 'platform/store/places/site-directory'
import { createWebServer } from 'platform/server/app'

// Asks the web server for every page of the live release in SITE_DIR; runs where the site is (full-disk.test.ts).
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
const site = siteDirectory(config.SITE_DIR)
const { id, pages } = (await liveRelease(site)).release
const app = await createWebServer(config)
const listed = Object.entries(pages).filter(([, { noindex }]) => !noindex)
const answers = await Promise.all(listed.map(([url]) => app.inject({ url })))
await app.close()
console.log(
  `Release ${id}: ${answers.filter(({ statusCode }) => statusCode === 200).length} of ${listed.length} pages answered`,
)

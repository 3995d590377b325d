import { chromium, type Browser } from 'playwright'
import { chromiumLaunch } from '../setup/browsers'
import { firstVisit } from '../setup/first-visit'
import { startSiteServe } from '../setup/start-site-serve'
import { inFreshPage } from './fresh-page'
import { generatedName, growSite, origin, type GrownSite } from './growing-site'

const paths = ['/programs/pkt', `/${generatedName(2)}/one`]

async function visits({ site, remotes }: GrownSite, browser: Browser) {
  const settings = { SITE_DIR: site.root, PUBLIC_ORIGIN: origin, API_URL: 'http://127.0.0.1:9' }
  const { url, stop } = await startSiteServe(settings)
  const rows = []
  for (const path of paths) {
    rows.push({ path, remotes, ...(await inFreshPage(browser, (page) => firstVisit(page, url + path))) })
  }
  await stop()
  return rows
}

/** Bytes of a first visit on a site with 3 and with 100 generated remotes; fails if they differ. */
export async function benchGrownVisits(): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch())
  const rows: Awaited<ReturnType<typeof visits>> = []
  try {
    await growSite([3, 100], async (grown) => void rows.push(...(await visits(grown, browser))))
  } finally {
    await browser.close()
  }
  console.table(rows.toSorted((a, b) => a.path.localeCompare(b.path)))
  for (const path of paths) {
    const [few, many] = rows.filter((row) => row.path === path).map(({ remotes: _, ...sent }) => sent)
    if (JSON.stringify(few) === JSON.stringify(many)) continue
    console.error(`A first visit to ${path} changes with the number of remotes.`)
    process.exitCode = 1
  }
}

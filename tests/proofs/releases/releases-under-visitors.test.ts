import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { publish } from 'platform/publish/publish'
import { rollbackRelease } from 'platform/publish/rollback'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import { chromiumLaunch } from '../../setup/browsers'
import { siteWithSample, testOrigin } from '../../setup/published-site'
import { sampleEdition } from '../../setup/sample-edition'
import { seededRandom, type SeededRandom } from '../../setup/seeded-random'
import { startNewSite } from '../../setup/start-new-site'
import { openTab } from './open-tab'
import { visitOnce, type Visits } from './site-visitor'

const isLong = process.env['LONG'] === '1'
const turns = isLong ? 200 : 8
const paths = [
  '/',
  '/about',
  '/programs',
  '/programs/pkt',
  '/resources',
  '/contact',
  '/sample/one',
  '/sample/two',
]

/** Publishes a new edition of the sample remote; every fourth time the site goes back instead. */
async function turn(site: SiteDirectory, edition: number): Promise<void> {
  if (edition % 4 === 3) return void (await rollbackRelease(site, undefined))
  await publish(site, [await sampleEdition(`Raise notice ${edition}`)], testOrigin)
}

/** Visitors who read leave the publisher some of two processors. The long proof has those who never do. */
const pause = (random: SeededRandom) => wait(isLong ? 0 : random.below(60))

async function visitWhile(
  isGoing: () => boolean,
  url: string,
  site: SiteDirectory,
  seed: number,
): Promise<Visits> {
  const visits: Visits = { answers: 0, releases: new Set(), faults: [] }
  const random = seededRandom(seed)
  while (isGoing()) {
    await visitOnce(url, site, paths, random, visits)
    await pause(random)
  }
  return visits
}

it(
  `${turns} publishes and rollbacks in turn, while visitors load pages and files and tabs navigate: nothing fails, nothing mixes`,
  { timeout: 30 * 60_000 },
  async () => {
    const { site, environment } = await siteWithSample()
    await turn(site, 0)
    // No visitor sends a form.
    const { url, stop } = await startNewSite({ ...environment, API_URL: 'http://127.0.0.1:9' })
    onTestFinished(stop)
    const browser = await chromium.launch(chromiumLaunch())
    onTestFinished(() => browser.close())

    let isGoing = true
    const visitors = [1, 2, 3].map((seed) => visitWhile(() => isGoing, url, site, seed))
    const tabs = [await openTab(browser, url, seededRandom(11), pause)]
    for (let edition = 1; edition <= turns; edition++) {
      await turn(site, edition)
      if (edition === Math.floor(turns / 2)) tabs.push(await openTab(browser, url, seededRandom(12), pause))
    }
    isGoing = false
    const visits = await Promise.all(visitors)
    const used = await Promise.all(tabs.map((tab) => tab.close()))

    expect(visits.flatMap(({ faults }) => faults)).toEqual([])
    expect(used.flatMap(({ faults }) => faults)).toEqual([])
    const seen = new Set(visits.flatMap(({ releases }) => [...releases]))
    expect(seen.size).toBeGreaterThan(turns / 4)
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    console.log(
      `${turns} publishes and rollbacks: ${sum(visits.map(({ answers }) => answers))} answers from ${seen.size} releases, ${sum(used.map(({ navigations }) => navigations))} navigations in ${tabs.length} tabs, no fault`,
    )
  },
)

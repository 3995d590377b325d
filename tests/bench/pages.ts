import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { routes } from '../e2e/routes'
import { chromiumLaunch } from '../setup/browsers'
import { firstVisit } from '../setup/first-visit'
import { freePort } from 'platform/cli/free-port'
import { installTools } from '../setup/install-tools'
import { startNewSite } from '../setup/start-new-site'
import { inFreshPage } from './fresh-page'
import { benchGrownVisits } from './grown-visits'
import { hoverNavigation } from './hover-navigation'
import { measure } from './lighthouse'
import { missedMarks, type PageFigures } from './page-marks'
import { median } from './percentile'

/**
 * Lets V8 keep source positions when it compiles. Without this flag it reads the whole script again when React makes its first `Error`,
 * but only while DevTools is connected (measurement 054): no visitor waits for that.
 */
const keptPositions = '--js-flags=--no-enable-lazy-source-positions'

async function figuresOf(url: string, runs: number, browser: Browser, port: number): Promise<PageFigures> {
  const measured = await measure(url, port, runs)
  const sent = await inFreshPage(browser, (page) => firstVisit(page, url))
  const nexts: number[] = []
  for (let run = 0; run < runs; run++)
    nexts.push(await inFreshPage(browser, (page) => hoverNavigation(page, url)))
  return { ...measured, ...sent, next: median(nexts) }
}

const shown = ({ largestIsImage: _, ...figures }: PageFigures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(name === 'cls' ? 3 : 0)) : value,
    ]),
  )

async function benchRoutes(wanted: string[], runs: number): Promise<void> {
  const site = await startNewSite()
  const port = await freePort()
  const launch = chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, keptPositions, `--remote-debugging-port=${port}`],
  })
  try {
    for (const route of wanted) {
      const figures = await figuresOf(site.url + route, runs, browser, port)
      const misses = missedMarks(figures)
      if (misses.length > 0) process.exitCode = 1
      console.log(JSON.stringify({ route, ...shown(figures), misses: misses.join(', ') }))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/**
 * Speed and weight of the pages named in the arguments; each time and score is the median of `--runs` (5). Fails if a limit in
 * `page-marks.ts` is exceeded. With `--grown`, or without named pages (then for all), also measures a first visit when the site has
 * grown.
 */
export async function benchPages(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, grown: { type: 'boolean', default: false } },
  })
  installTools()
  const wantsAll = positionals.length === 0 && !values.grown
  const wanted = wantsAll ? routes : positionals
  if (wanted.length > 0) await benchRoutes(wanted, Number(values.runs))
  if (wantsAll || values.grown) await benchGrownVisits()
}

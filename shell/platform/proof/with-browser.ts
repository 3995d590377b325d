import { existsSync } from 'node:fs'
import type { Config } from '../config'
import type { SiteDirectory } from '../store/site-directory'
import type { Prover } from './prove'

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is installed; `CHROMIUM` names another place. Undefined where it is not. */
const findChromium = (environment: NodeJS.ProcessEnv) =>
  environment['CHROMIUM'] || places.find((place) => existsSync(place))

interface Wish {
  site: SiteDirectory
  config: Config
  /** Why none is wanted: the option that says so. */
  unwanted?: string | undefined
  /** Hears why no page is opened. */
  tell: (line: string) => void
}

const notInstalled = 'Chromium is not installed (apt install chromium), and CHROMIUM names no other place'

/** Starts the browser in which the candidate is opened; undefined, and said so, where none is wanted or installed. */
async function startBrowser({ site, config, unwanted, tell }: Wish): Promise<Prover | undefined> {
  const chromium = findChromium(process.env)
  if (chromium === undefined || unwanted !== undefined) {
    tell(`No page was opened in a browser: ${unwanted ?? notInstalled}.`)
    return undefined
  }
  const { startProver } = await import('./prove')
  return startProver(site, config, chromium)
}

/** Does `work` with a browser at hand, which ends with it. */
export async function withBrowser<Result>(
  wish: Wish,
  work: (prover: Prover | undefined) => Promise<Result>,
): Promise<Result> {
  const prover = await startBrowser(wish)
  try {
    return await work(prover)
  } finally {
    await prover?.end()
  }
}

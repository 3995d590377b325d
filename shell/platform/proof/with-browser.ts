import { existsSync } from 'node:fs'
import type { Config } from '../config'
import type { Prove } from '../publish/gate'
import type { SiteDirectory } from '../store/places/site-directory'
import type { Prover } from './prove'

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The installed Chromium; `CHROMIUM` names another place. Undefined if there is none. */
const findChromium = () => process.env['CHROMIUM'] || places.find((place) => existsSync(place))

interface Wish {
  site: SiteDirectory
  config: Config
  /** The option by which the person declined it. */
  unwanted?: string | undefined
  /** Receives the reason if no page is opened. */
  tell: (line: string) => void
}

const notInstalled = 'Chromium is not installed (apt install chromium), and CHROMIUM names no other place'

/** Starts the browser for the candidate; undefined, with a message, if none is wanted or installed. */
async function startBrowser({ site, config, unwanted, tell }: Wish): Promise<Prover | undefined> {
  const chromium = findChromium()
  if (chromium === undefined || unwanted !== undefined) {
    tell(`No page was opened in a browser: ${unwanted ?? notInstalled}.`)
    return undefined
  }
  const { startProver } = await import('./prove')
  return startProver(site, config, chromium)
}

/** Runs `work` with a proof in a browser, which is ended afterwards. */
export async function withBrowser<Result>(
  wish: Wish,
  work: (prove: Prove | undefined) => Promise<Result>,
): Promise<Result> {
  const prover = await startBrowser(wish)
  try {
    return await work(prover?.prove)
  } finally {
    await prover?.end()
  }
}

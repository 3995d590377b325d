import { findChromium } from '../../proof/find-chromium'
import type { Prover } from '../../proof/prove'
import type { SiteRequest } from './request'

/** Why no page is opened; undefined where a browser is at hand. */
const obstacle = (options: SiteRequest['options'], chromium: string | undefined) => {
  if (options['no-browser']) return '--no-browser'
  return chromium
    ? undefined
    : 'Chromium is not installed (apt install chromium), and CHROMIUM names no other place'
}

/** Starts the browser in which the candidate is opened; undefined, and said so, where none is wanted or installed. */
async function startBrowser({ site, config, options }: SiteRequest): Promise<Prover | undefined> {
  const chromium = findChromium(process.env)
  const why = obstacle(options, chromium)
  if (chromium === undefined || why !== undefined) {
    console.log(`No page was opened in a browser: ${why}.`)
    return undefined
  }
  const { startProver } = await import('../../proof/prove')
  return startProver(site, config, chromium)
}

/** Does `work` with a browser at hand, which ends with it. */
export async function withBrowser<Result>(
  request: SiteRequest,
  work: (prover: Prover | undefined) => Promise<Result>,
): Promise<Result> {
  const prover = await startBrowser(request)
  try {
    return await work(prover)
  } finally {
    await prover?.end()
  }
}

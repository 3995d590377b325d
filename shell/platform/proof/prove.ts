import type { BrowserContext } from 'playwright-core'
import type { Config } from '../config'
import { newOf, type Finding } from '../publish/checks/finding'
import type { Candidate } from '../publish/candidate'
import type { Prove } from '../publish/publish'
import { sideBySide } from './side-by-side'
import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import { openBrowser } from './browser'
import { withForms } from './forms-to-send'
import { pagesToOpen } from './pages-to-open'
import { openWindow, provePage, type PageToProve } from './prove-page'
import { serveRelease } from './served-release'

/** Pages that are open at a time: two processors are busy with them. */
const pagesAtOnce = 3

interface Proof {
  site: SiteDirectory
  config: Config
  window: BrowserContext
}

async function proveRelease({ site, config, window }: Proof, release: Release, pages: PageToProve[]) {
  const { url, stop } = await serveRelease(site, release, config)
  try {
    return (await sideBySide(pages, pagesAtOnce, (page) => provePage(window, url, page))).flat()
  } finally {
    await stop()
  }
}

/** What a browser finds in a candidate that it does not find in the live release. */
async function findingsOf(proof: Proof, candidate: Candidate): Promise<Finding[]> {
  const { release, changing, live, previous } = candidate
  const pages = withForms(candidate, changing, await pagesToOpen(proof.site, candidate))
  const found = await proveRelease(proof, release, pages)
  if (found.length === 0) return []
  const paths = [...new Set(found.map(({ page }) => page))]
  const before = previous
    ? await proveRelease(
        proof,
        previous,
        withForms({ release: previous, combination: live }, changing, paths),
      )
    : []
  return newOf(found, before, changing)
}

/** Opens pages of candidates in a browser. */
export interface Prover {
  prove: Prove
  end: () => Promise<void>
}

/** Starts the browser in `executablePath` at once: its window is open when a candidate is rendered. */
export function startProver(site: SiteDirectory, config: Config, executablePath: string): Prover {
  const opening = openBrowser(executablePath)
  const window = opening.then(({ browser }) => openWindow(browser))
  window.catch(() => {})
  return {
    prove: async (candidate) => findingsOf({ site, config, window: await window }, candidate),
    end: () =>
      opening.then(
        ({ end }) => end(),
        () => {},
      ),
  }
}

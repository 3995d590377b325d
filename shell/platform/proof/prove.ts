import type { Browser, Page } from 'playwright-core'
import type { Config } from '../config'
import { SiteError } from '../errors/site-error'
import { compared, newOf, type Finding } from '../publish/findings/finding'
import { minutesForPages } from '../publish/findings/in-time'
import type { Candidate } from '../publish/candidate'
import type { Prove } from '../publish/gate'
import type { Release } from '../store/releases/release'
import { sideBySide } from '../concurrency/side-by-side'
import type { SiteDirectory } from '../store/places/site-directory'
import { openBrowser } from './browser'
import { withForms } from './forms-to-send'
import { pagesToOpen } from './pages-to-open'
import { openWindow, provePage, tabInTime, type PageToProve } from './prove-page'
import { startServer, type ReleaseServer } from './release-server'

/** Pages that are open at the same time: they keep two processors busy. */
const pagesAtOnce = 3

/** A window of its own, whose visitor has seen no other candidate. The first tab is opened ahead of the first page. */
async function openVisit({ browser }: { browser: Browser }) {
  const window = await openWindow(browser)
  const opened = [window.newPage()]
  opened[0]?.catch(() => {})
  return {
    openTab: () => opened.pop() ?? window.newPage(),
    close: () => void window.close().catch(() => {}),
  }
}

interface Proof {
  site: SiteDirectory
  openTab: () => Promise<Page>
  /** For the candidate, and for the live release. */
  servers: [ReleaseServer, ReleaseServer]
}

/** Uses pages of a served release as a visitor does. @returns all findings; a page that has no turn in time is one */
export async function proveRelease(
  { url, show }: ReleaseServer,
  openTab: Proof['openTab'],
  release: Release,
  pages: PageToProve[],
) {
  show(release)
  const end = performance.now() + minutesForPages * 60_000
  const openInTime = async () => {
    if (performance.now() < end) return openTab()
    throw new Error(`no turn within ${minutesForPages} minutes: the pages before it take too long`)
  }
  const found = await sideBySide(pages, pagesAtOnce, (page) => provePage(openInTime, url, page))
  return found.flat()
}

/** Refuses what a browser found that opens no page any more: it finds the same in the live release, as if that had the faults, too. */
async function requireTab(openTab: Proof['openTab']): Promise<void> {
  const tab = await tabInTime(openTab)
  if (typeof tab !== 'string') return void tab.close().catch(() => {})
  throw new SiteError(
    'browser-unusable',
    `Chromium opens no page any more: ${tab}.`,
    'Publish again; the live site is as it was. If it happens again, a page ends the browser, or this machine has too little memory.',
  )
}

/** Findings on the same pages of the live release. It has another address, so that the browser uses nothing that it stored for the candidate. */
async function liveFindings({ openTab, servers }: Proof, candidate: Candidate, found: Finding[]) {
  const { changing, live, previous } = candidate
  if (!previous) return []
  const paths = [...new Set(found.map(({ page }) => page))]
  const pages = withForms({ release: previous, combination: live }, changing, paths)
  const findings = await proveRelease(servers[1], openTab, previous, pages)
  await requireTab(openTab)
  return findings
}

/** Findings in a candidate that the live release does not have. */
async function findingsOf(proof: Proof, candidate: Candidate): Promise<Finding[]> {
  const { release, changing } = candidate
  const pages = withForms(candidate, changing, await pagesToOpen(proof.site, candidate))
  const found = await proveRelease(proof.servers[0], proof.openTab, release, pages)
  return newOf(await compared(found, () => liveFindings(proof, candidate, found)), changing)
}

/** Opens pages of candidates in a browser. */
export interface Prover {
  prove: Prove
  end: () => Promise<void>
}

/**
 * Starts the web servers and the browser in `executablePath` ahead, so that a tab is open when a candidate is rendered; after each
 * candidate, one for the next. A browser that has ended is started again.
 */
export function startProver(site: SiteDirectory, config: Config, executablePath: string): Prover {
  const servers = Promise.all([startServer(site, config), startServer(site, config)])
  const hosts = servers.then((started) => started.map(({ url }) => new URL(url).host))
  const start = () => hosts.then((reached) => openBrowser(executablePath, reached))
  let browser = start()
  const openAhead = () => {
    const visit = browser.then(openVisit)
    visit.catch(() => {})
    return visit
  }
  let ahead = openAhead()
  const nextVisit = async () => {
    const open = await browser.catch(() => undefined)
    if (open?.browser.isConnected()) return ahead
    browser = start()
    return openAhead()
  }
  return {
    prove: async (candidate) => {
      const { openTab, close } = await nextVisit()
      const found = findingsOf({ site, openTab, servers: await servers }, candidate)
      return found.finally(() => {
        close()
        ahead = openAhead()
      })
    },
    end: async () => {
      const stops = servers.then((started) => Promise.all(started.map(({ stop }) => stop())))
      await Promise.allSettled([browser.then(({ end }) => end()), stops])
    },
  }
}

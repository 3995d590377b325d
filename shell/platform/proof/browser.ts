import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { SiteError } from '../store/errors'

/** `import` would search this CommonJS module of three megabytes for its exports: 0.13 s on Node 20. */
const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core')

/** Runs as root, and makes no request of its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Neither pages nor the browser reach anything outside this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** A browser that can be ended whatever its pages do. */
export interface OpenBrowser {
  browser: Browser
  end: () => Promise<void>
}

const unusable = (place: string, { message }: Error) =>
  new SiteError(
    'browser-unusable',
    `${place} does not start: ${message.split('\n', 1)[0]}`,
    'Install Chromium, name another place of it in CHROMIUM, or leave the browser out with --no-browser.',
  )

/** The main process of a browser: when it ends, all others do. */
async function mainProcessOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('The browser does not name its main process.')
  return main.id
}

/** Starts the Chromium in `executablePath`. */
export async function openBrowser(executablePath: string): Promise<OpenBrowser> {
  const browser = await chromium.launch({ executablePath, args }).catch((error: Error) => {
    throw unusable(executablePath, error)
  })
  const id = await mainProcessOf(browser)
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
  const end = () => {
    try {
      // A page that loops would not answer a request to close.
      process.kill(id, 'SIGKILL')
    } catch {
      // It has ended already.
    }
    return gone
  }
  return { browser, end }
}

import { chromium, type Browser } from 'playwright-core'

/** As root too, and without a request of its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Neither a page nor the browser itself gets out of this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** A browser that can be ended whatever its pages do. */
export interface OpenBrowser {
  browser: Browser
  end: () => Promise<void>
}

/** Starts the Chromium in `executablePath`. */
export async function openBrowser(executablePath: string): Promise<OpenBrowser> {
  const server = await chromium.launchServer({ executablePath, args })
  const browser = await chromium.connect(server.wsEndpoint())
  // A page that loops would never answer a request to close.
  return { browser, end: () => server.kill() }
}

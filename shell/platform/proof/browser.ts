import { createRequire } from 'node:module'
import type { Browser, LaunchOptions } from 'playwright-core'
import { SiteError } from '../errors/site-error'

/** `import` would search this CommonJS module of three megabytes for its exports: 0.13 s on Node 20. */
const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core')

/** No graphics card. With Playwright's own arguments, the browser makes no request of its own. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  // The rules for hosts do not hold for the UDP of peer connections.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]

/** Pages and the browser itself reach only these hosts, each an address with its port. */
const reachOnly = (hosts: string[]) =>
  `--host-resolver-rules=${hosts.map((host) => `MAP ${host} ${host}, `).join('')}MAP * ~NOTFOUND`

/** What Chromium needs of the environment: not the passwords and tokens in it. */
const environment = ({ PATH, HOME, TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_FILE }: NodeJS.ProcessEnv) => ({
  PATH,
  HOME,
  TMPDIR,
  LD_LIBRARY_PATH,
  FONTCONFIG_FILE,
})

/** A browser that can be ended whatever its pages do. */
interface OpenBrowser {
  browser: Browser
  end: () => Promise<void>
}

const unusable = (place: string, { message }: Error) =>
  new SiteError(
    'browser-unusable',
    `${place} does not start: ${message.split('\n', 1)[0]}`,
    // Playwright first makes a folder. If that fails, its error has only a message, no code.
    message.includes('mkdtemp')
      ? 'Make the folder for temporary files, or set TMPDIR to another one.'
      : 'Install Chromium, name another place of it in CHROMIUM, or leave the browser out with --no-browser.',
  )

/** The main process of a browser: when it ends, all others do. */
async function mainProcessOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('The browser does not name its main process.')
  return main.id
}

/** Starts Chromium, in its sandbox where it has one: root has none, nor has a user who may not create namespaces. */
async function launch(options: LaunchOptions, chromiumSandbox = process.getuid?.() !== 0): Promise<Browser> {
  try {
    return await chromium.launch({ ...options, chromiumSandbox })
  } catch (error) {
    if (
      !chromiumSandbox ||
      !/No usable sandbox|SUID sandbox|setuid sandbox|Failed to move to new namespace/.test(String(error))
    )
      throw error
    console.error('Chromium checks the pages without its sandbox: this account may not create namespaces.')
    return launch(options, false)
  }
}

/** Starts the Chromium in `executablePath`, which reaches only `hosts` (`127.0.0.1:8080`). */
export async function openBrowser(executablePath: string, hosts: string[]): Promise<OpenBrowser> {
  const options = {
    executablePath,
    args: [...args, reachOnly(hosts)],
    env: environment(process.env),
    // A process that listens for one of these signals, as the publisher does, finishes a publish in progress first.
    handleSIGINT: process.listenerCount('SIGINT') === 0,
    handleSIGTERM: process.listenerCount('SIGTERM') === 0,
    // Playwright would end the browser, and keep this process alive without its terminal.
    handleSIGHUP: false,
  }
  const browser = await launch(options).catch((error: Error) => {
    throw unusable(executablePath, error)
  })
  const id = await mainProcessOf(browser)
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
  const end = () => {
    try {
      // A page that loops would not answer a request to close. The id of a browser that has ended may belong to another process.
      if (browser.isConnected()) process.kill(id, 'SIGKILL')
    } catch {
      // It has ended already.
    }
    return gone
  }
  return { browser, end }
}

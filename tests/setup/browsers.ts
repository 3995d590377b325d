import { existsSync } from 'node:fs'

const places = {
  headlessShell: ['/usr/bin/chromium-headless-shell'],
  chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
}

const args = ['--disable-gpu', '--disable-quic']

/** The installed browsers; `CHROMIUM` and `FIREFOX` name others. Undefined: Playwright's own are used. */
export const browsers = () => {
  const chromium = process.env['CHROMIUM'] ?? places.chromium.find(existsSync)
  return {
    chromium,
    /** Chromium without windows: the same engine, which starts faster. */
    headlessShell: process.env['CHROMIUM'] ?? places.headlessShell.find(existsSync) ?? chromium,
    firefox: process.env['FIREFOX'] ?? places.firefox.find(existsSync),
  }
}

/** How Chromium starts. Playwright lets it start as root, too, and make no requests of its own. */
export const chromiumLaunch = () => ({ executablePath: browsers().headlessShell, args })

/** The complete browser: only this one has a back/forward cache and draws letters as visitors see them. */
export const wholeChromiumLaunch = () => ({ executablePath: browsers().chromium, args })

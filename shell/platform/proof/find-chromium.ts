import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is installed; `CHROMIUM` names another place. Undefined where it is not. */
export const findChromium = (environment: NodeJS.ProcessEnv) =>
  environment['CHROMIUM'] || places.find((place) => existsSync(place))

import { startProcess } from './start-process'
import { root } from './workspace'

interface Start {
  /** The checkout; this one unless it is named. */
  cwd?: string
  /** Receives the output, line by line. */
  listen?: (line: string) => void
}

/** Starts the site as `npm start` does, on a free port unless `environment` names one, and waits until it is up. */
export const startWholeSite = (environment: NodeJS.ProcessEnv, { cwd = root, listen }: Start = {}) =>
  startProcess({
    cwd,
    command: ['shell/platform/cli/start.ts'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    says: /^The site is on (\S+)/,
    listen,
  })

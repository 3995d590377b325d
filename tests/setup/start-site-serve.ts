import { startProcess } from './start-process'
import { root } from './workspace'

/** Starts `npm run site -- serve`, on a free port unless `environment` names one, and waits until it is up. */
export const startSiteServe = (environment: NodeJS.ProcessEnv) =>
  startProcess({
    cwd: root,
    command: ['shell/platform/cli/site.ts', 'serve'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    says: /^The site is on (\S+)/,
  })

import { join } from 'node:path'
import { startProcess } from '../../setup/start-process'
import { root } from '../../setup/workspace'

/** Starts a web server as a process of its own; `environment` holds its settings. */
export const startWebServerProcess = (environment: NodeJS.ProcessEnv) =>
  startProcess({
    cwd: root,
    command: [join(import.meta.dirname, 'web-server-process.ts')],
    env: { ...process.env, ...environment },
    says: /The web server is on (\S+)/,
  })

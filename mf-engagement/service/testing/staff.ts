import { execFile } from 'node:child_process'
import { runCommand } from '../staff/run-command'
import { databaseUrl } from './databases'
import type { TestService } from './test-service'

/** The staff's commands on the data of a service. */
export interface Staff {
  /** Runs a command and returns its output. */
  run(...typed: string[]): Promise<string>
  /** Runs a command in its own process, as `npm run inbox` does. */
  runProcess(...typed: string[]): Promise<{ code: number; output: string; errors: string }>
}

/** The staff of a test's service. */
export function staffOf(service: Pick<TestService, 'config'>): Staff {
  const environment = environmentOf(service)
  const program = new URL('../../../run.mjs', import.meta.url).pathname
  return {
    async run(...typed) {
      const lines: string[] = []
      await runCommand(typed, environment, (text) => lines.push(text))
      return lines.join('\n')
    },
    runProcess: (...typed) =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [program, 'inbox', ...typed],
          { env: environment },
          (error, output, errors) =>
            resolve({ code: error === null ? 0 : Number(error.code), output, errors }),
        )
      }),
  }
}

/** Without `KEEP_MONTHS` and `SMTP_URL`: the shell of the staff may lack them. */
function environmentOf(service: Pick<TestService, 'config'>): NodeJS.ProcessEnv {
  const { database, dataDir, publicOrigin } = service.config
  return {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database),
    PUBLIC_ORIGIN: publicOrigin ?? '',
  }
}

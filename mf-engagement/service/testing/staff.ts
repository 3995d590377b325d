import { runCommand } from '../staff/run-command'
import { databaseUrl } from './databases'
import { runProgram } from './run-program'
import type { TestService } from './test-service'

/** The staff's commands on the data of a test's service. */
export function staffOf(service: Pick<TestService, 'config'>) {
  const environment = environmentOf(service)
  return {
    /** Runs a command and returns its output. */
    async run(...typed: string[]) {
      const lines: string[] = []
      await runCommand(typed, environment, (text) => lines.push(text))
      return lines.join('\n')
    },
    /** Runs a command in its own process, as `npm run inbox` does. */
    runProcess: (...typed: string[]) => runProgram(['inbox', ...typed], environment),
  }
}

/** Without `KEEP_MONTHS` and `SMTP_URL`: the staff's terminal may lack them. */
function environmentOf(service: Pick<TestService, 'config'>): NodeJS.ProcessEnv {
  const { database, dataDir, publicOrigin } = service.config
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database),
    PUBLIC_ORIGIN: publicOrigin ?? '',
  }
}

import { fileURLToPath } from 'node:url'
import { startProcess } from './start-process'

const packageFolder = fileURLToPath(new URL('../../mf-engagement', import.meta.url))

/** The inquiry service as a process, as in production. */
export type ServiceProcess = Awaited<ReturnType<typeof startServiceProcess>>

/** Starts `mf-engagement/service/server.ts` on a free port. */
export async function startServiceProcess(environment: Record<string, string>) {
  const { url, stop } = await startProcess({
    cwd: packageFolder,
    command: ['service/server.ts'],
    env: { PATH: process.env['PATH'], API_PORT: '0', RATE_LIMIT: '1000000000', ...environment },
    says: /"event":"listening","address":"([^"]+)"/,
  })
  return {
    url,
    /** Ends it as a power cut would: without finishing or reporting anything. */
    kill: async () => void (await stop('SIGKILL')),
    /** Ends it as a process manager does. @returns its exit code */
    stop,
  }
}

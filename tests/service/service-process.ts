import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabaseConfig } from '../../mf-engagement/api/config'

const packageFolder = fileURLToPath(new URL('../../mf-engagement', import.meta.url))

/** The inquiry service as the process that it is in production. */
export interface ServiceProcess {
  url: string
  /** Ends it as a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>
  /** Ends it as a process manager does; resolves with its exit code. */
  stop(): Promise<number | null>
}

/** Starts `api/server.ts` on a free port. */
export async function startServiceProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/server.ts'], {
    cwd: packageFolder,
    env: { PATH: process.env['PATH'], API_PORT: '0', RATE_LIMIT: '1000000000', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
  return {
    url: await addressOf(child),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** `DATABASE_URL` for a database of the tests. */
export function databaseUrl(database: DatabaseConfig): string {
  return database.kind === 'file' ? `file:${database.path}` : database.url
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the service has no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /"event":"listening","address":"([^"]+)"/.exec(line)?.[1]
    if (address === undefined) continue
    child.stdout.resume()
    return address
  }
  throw new Error('the service ended before it listened')
}

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../../setup/workspace'

/** `npm start` in a new process group, as a terminal makes one, on a free port unless `environment` names one. */
export const startSite = (environment: NodeJS.ProcessEnv) =>
  spawn('node', ['run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })

export type StartedSite = ReturnType<typeof startSite>

/** Waits until the site prints its address. */
export async function addressOf({ stdout }: StartedSite): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const address = /^The site is on (\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The site did not start.')
}

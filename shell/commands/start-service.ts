import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../config'
import { freePort } from './free-port'
import { workspaceRoot } from './workspace'

/** How the service ends when it cannot use its settings or its data (`EX_CONFIG` of sysexits(3)). */
const unusable = 78

/** The site comes without a service that is slow to start: its database may be away for a while. */
const patienceMilliseconds = 10_000

const entry = join(workspaceRoot, 'mf-engagement/api/server.ts')

/**
 * The inquiry service as a process of its own beside the web server; started again when it ends unasked.
 * @returns undefined in a checkout that does not hold it.
 * @throws ConfigError where it cannot use its settings or its data, which it has named by then.
 */
export async function startService() {
  if (!existsSync(entry)) {
    console.warn(
      'This checkout holds no inquiry service: forms are not answered. API_URL names one that runs.',
    )
    return undefined
  }
  // Another number at each start, unless somebody wants to ask for its health.
  const { API_PORT: given = '' } = process.env
  const port = ['', '0'].includes(given) ? String(await freePort()) : given
  const url = `http://127.0.0.1:${port}`
  let stopping = false
  let child: ChildProcess
  let listens = () => {}
  let refuses = (_: Error) => {}
  const firstStart = new Promise<void>((resolve, reject) => {
    listens = resolve
    refuses = reject
  })
  const run = () => {
    child = spawn(process.execPath, ['--import', 'tsx', entry], {
      cwd: workspaceRoot,
      env: { ...process.env, API_PORT: port },
      // The service says over the channel when it listens, and ends when this process is gone, however it went.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('message', () => listens())
    child.once('exit', async (code) => {
      if (code === unusable)
        return refuses(new ConfigError('The inquiry service does not start like this: see above.'))
      if (stopping) return
      console.error('The inquiry service ended; it is started again. The site stays up.')
      await wait(1000)
      if (!stopping) run()
    })
  }
  run()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A terminal interrupts the service as well.
      stopping = true
      // Until what runs beside the service listens to the signal, nobody else ends this process.
      if (process.listenerCount(signal) === 0) process.exit()
    })
  }
  // Also where this process gives up: a port in use, say.
  process.once('exit', () => child.kill())
  await Promise.race([firstStart, wait(patienceMilliseconds)])
  const stop = async () => {
    stopping = true
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, stop }
}

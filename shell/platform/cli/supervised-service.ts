import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SiteError } from '../errors/site-error'
import { workspaceRoot } from '../workspace'

/** The exit codes of a service that cannot use its settings, or its data (`EX_CONFIG` and `EX_DATAERR` of sysexits(3)). */
const unusableSettings = 78
const unusableData = 65

/** How long to wait for a slow service before the site starts without it: its database may be down for a while. */
const patienceMilliseconds = 10_000

const register = fileURLToPath(new URL('../build/register-typescript.mjs', import.meta.url))

const spawnService = (entry: string, port: string) =>
  spawn(process.execPath, ['--import', register, entry], {
    cwd: workspaceRoot,
    env: { ...process.env, API_PORT: port, SUPERVISED: '1' },
    // The service reports over the channel that it listens, and ends when this process ends.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/** The inquiry service in its own process, restarted whenever it ends unasked. */
export class SupervisedService {
  #child: ChildProcess | undefined
  #isStarting = true
  #isStopping = false

  constructor(
    readonly entry: string,
    readonly port: string,
  ) {}

  /**
   * Resolves when the service listens or cannot use its data, or after `patienceMilliseconds`.
   * @throws SiteError if it cannot use its settings; it has printed which
   */
  async start(): Promise<void> {
    const started = new Promise<void>((resolve, reject) => this.#run(resolve, reject))
    await Promise.race([started, wait(patienceMilliseconds)])
    this.#isStarting = false
  }

  #run(siteMayStart: () => void, refuses: (reason: SiteError) => void): void {
    const runAgain = async (what: string, pause: number) => {
      if (this.#isStopping) return
      console.error(`The inquiry service ${what}; it is started again. The site stays up.`)
      await wait(pause)
      if (!this.#isStopping) this.#run(siteMayStart, refuses)
    }
    const neverStarted = ({ message }: Error) => void runAgain(`cannot be started: ${message}`, 5000)
    let child: ChildProcess
    try {
      child = this.#child = spawnService(this.entry, this.port)
    } catch (error) {
      // Node throws some faults of a start, such as too little memory, and reports others as an event.
      return neverStarted(error as Error)
    }
    child.once('message', siteMayStart)
    // Without a listener, this error would end the web server. A process that never started has no exit.
    child.on('error', (error) => {
      if (child.pid === undefined) neverStarted(error)
    })
    child.once('exit', (code, signal) => {
      if (code === unusableSettings && this.#isStarting && !this.#isStopping)
        return refuses(
          new SiteError(
            'service-refused',
            'The inquiry service does not start like this.',
            'See its message above.',
          ),
        )
      // A person has to repair the data: visitors of the site do not wait for that.
      if (code === unusableData) siteMayStart()
      // Later it may be able to use them: a port, a disk.
      const isUnusable = code === unusableSettings || code === unusableData
      const [what, pause] = isUnusable
        ? ['cannot start: see above', 5000]
        : [`ended (${signal ?? `exit code ${code}`})`, 1000]
      void runAgain(what, pause)
    })
  }

  /** From now on, its end is expected: it is not started again. */
  expectEnd(): void {
    this.#isStopping = true
  }

  /** Without an id, because it did not start, the signal would go to the group of this process. */
  kill(): void {
    if (this.#child?.pid !== undefined) this.#child.kill()
  }

  async stop(): Promise<void> {
    this.expectEnd()
    const child = this.#child
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    // A service that still starts obeys the signal; one that runs ends when the channel closes.
    child.kill('SIGTERM')
    child.disconnect()
    await once(child, 'exit')
  }
}

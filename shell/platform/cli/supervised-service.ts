import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SiteError } from '../store/errors'
import { workspaceRoot } from '../workspace'

/** How the service ends when it cannot use its settings or its data (`EX_CONFIG` of sysexits(3)). */
const unusable = 78

/** The site comes without a service that is slow to start: its database may be away for a while. */
const patienceMilliseconds = 10_000

const register = fileURLToPath(new URL('../build/register-typescript.mjs', import.meta.url))

const spawnService = (entry: string, port: string) =>
  spawn(process.execPath, ['--import', register, entry], {
    cwd: workspaceRoot,
    env: { ...process.env, API_PORT: port },
    // The service says over the channel when it listens, and ends when this process is gone, however it went.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/** The inquiry service as a process of its own, restarted whenever it ends by itself. */
export class SupervisedService {
  #child: ChildProcess | undefined
  #isStarting = true
  #isStopping = false

  constructor(
    readonly entry: string,
    readonly port: string,
  ) {}

  /**
   * Resolves when the service listens, or is waited for no longer.
   * @throws SiteError where it cannot use its settings or its data, which it has named by then.
   */
  async start(): Promise<void> {
    const listening = new Promise<void>((resolve, reject) => this.#run(resolve, reject))
    await Promise.race([listening, wait(patienceMilliseconds)])
    this.#isStarting = false
  }

  #run(listens: () => void, refuses: (reason: SiteError) => void): void {
    const child = (this.#child = spawnService(this.entry, this.port))
    const runAgain = async (what: string, pause: number) => {
      if (this.#isStopping) return
      console.error(`The inquiry service ${what}; it is started again. The site stays up.`)
      await wait(pause)
      if (!this.#isStopping) this.#run(listens, refuses)
    }
    child.once('message', listens)
    // Without a listener it would end the web server. A process that has never run has no exit.
    child.on('error', (error) => {
      if (child.pid === undefined) void runAgain(`cannot be started: ${error.message}`, 5000)
    })
    child.once('exit', (code) => {
      if (code === unusable && this.#isStarting && !this.#isStopping)
        return refuses(
          new SiteError(
            'service-refused',
            'The inquiry service does not start like this.',
            'See its message above.',
          ),
        )
      // What it cannot use now it may be able to use in a while: a port, a disk.
      const [what, pause] = code === unusable ? ['cannot start: see above', 5000] : ['ended', 1000]
      void runAgain(what, pause)
    })
  }

  /** From now on it may end: somebody else ends it as well. */
  release(): void {
    this.#isStopping = true
  }

  kill(): void {
    this.#child?.kill()
  }

  async stop(): Promise<void> {
    this.release()
    const child = this.#child
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

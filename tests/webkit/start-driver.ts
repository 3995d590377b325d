import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'platform/cli/free-port'

/** A process, which `stop` ends. */
interface Started {
  /** Display number, or address. */
  at: string
  stop: () => Promise<void>
}

function start(program: string, args: string[], environment: NodeJS.ProcessEnv) {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { child, stop }
}

/** A virtual display; it finds a free number by itself. */
async function startDisplay(): Promise<Started> {
  const { child, stop } = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {})
  const [number] = await once(child.stdout, 'data')
  return { at: `:${String(number).trim()}`, stop }
}

/** WebKitGTK's own WebDriver on a free port, its browser on a display of its own. */
export async function startDriver(): Promise<Started> {
  const display = await startDisplay()
  const port = await freePort()
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display.at, NO_AT_BRIDGE: '1' })
  const at = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${at}/status`).catch(() => undefined))?.ok === true
  while (!(await isReady())) {
    if (driver.child.exitCode !== null) throw new Error('WebKitWebDriver ended before it was ready.')
    await wait(50)
  }
  const stop = async () => {
    await driver.stop()
    await display.stop()
  }
  return { at, stop }
}

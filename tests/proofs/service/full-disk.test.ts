import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contactMessage } from 'inquiry-service/testing/entries'
import { postTo } from 'inquiry-service/testing/test-service'
import { freePort } from 'platform/cli/free-port'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { canMount } from '../../setup/can-mount'
import { root } from '../../setup/workspace'

// Only the service and the loop see the mounted disk: files outside of it tell the loop when to act.
const script = `
  mount -t tmpfs -o size=4m none "$DISK"
  (
    until [ -e "$SIGNALS/fill" ]; do sleep 0.1; done
    head -c 10M /dev/zero > "$DISK/filler" 2> /dev/null; touch "$SIGNALS/full"
    until [ -e "$SIGNALS/free" ]; do sleep 0.1; done
    rm "$DISK/filler"
  ) &
  exec node run.mjs service`

async function startOnSmallDisk() {
  const folder = await temporaryFolder()
  const [disk, signals] = [join(folder, 'disk'), join(folder, 'signals')]
  await Promise.all([mkdir(disk), mkdir(signals)])
  const port = await freePort()
  const child = spawn('unshare', ['-Urm', 'sh', '-c', script], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      DISK: disk,
      SIGNALS: signals,
      DATA_DIR: join(disk, 'data'),
      API_PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A group of its own: the loop ends with the service.
    detached: true,
  })
  let logged = ''
  child.stdout?.on('data', (chunk) => (logged += chunk))
  onTestFinished(async () => {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await once(child, 'exit')
  })
  await once(child, 'message')
  const url = `http://127.0.0.1:${port}`
  return {
    post: async () => (await postTo(url)('/api/inquiries', contactMessage)).status,
    ready: async () => (await fetch(`${url}/readyz`)).status,
    logged: () => logged,
    fill: async () => {
      await writeFile(join(signals, 'fill'), '')
      await expect.poll(() => existsSync(join(signals, 'full'))).toBe(true)
    },
    free: () => writeFile(join(signals, 'free'), ''),
  }
}

it.runIf(canMount)(
  'on a full disk the service is not ready, and says why, until there is space',
  async () => {
    const service = await startOnSmallDisk()
    expect([await service.post(), await service.ready()]).toEqual([201, 200])
    await service.fill()
    await expect.poll(service.post).toBe(503)
    expect(await service.ready()).toBe(503)
    // The log has one line for the post and one for `/readyz`.
    await expect.poll(service.logged).toMatch(/disk is full.*request failed[^]*disk is full/)
    await service.free()
    await expect.poll(service.post).toBe(201)
    expect(await service.ready()).toBe(200)
  },
)

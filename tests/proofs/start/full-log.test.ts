import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { freePort } from 'platform/cli/free-port'
import { publishedSite } from '../../setup/published-site'
import { root } from '../../setup/workspace'

const published = await publishedSite(afterAll)

/** A file on a disk without space. */
const full = '/dev/full'

const statusOf = (address: string) => () =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status,
    () => 0,
  )

it.runIf(existsSync(full)).each([
  ['the site', ['site', 'serve']],
  ['the service alone', ['service']],
])('%s stays although its log cannot be written, and says so', async (_, command) => {
  const [sitePort, servicePort] = [await freePort(), await freePort()]
  const log = openSync(full, 'w')
  const child = spawn('node', ['run.mjs', ...command], {
    cwd: root,
    env: {
      ...process.env,
      ...published.environment,
      DATA_DIR: `${published.site.root}/data`,
      PORT: String(sitePort),
      API_PORT: String(servicePort),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', log, 'pipe'],
  })
  closeSync(log)
  const said = text(child.stderr as NonNullable<typeof child.stderr>)
  onTestFinished(() => void child.kill('SIGKILL'))
  const service = statusOf(`http://127.0.0.1:${servicePort}/healthz`)
  await expect.poll(service, { timeout: 30_000 }).toBe(200)
  // Each request is a line of the log.
  expect(await service()).toBe(200)
  if (command[0] === 'site') await expect.poll(statusOf(`http://127.0.0.1:${sitePort}/about`)).toBe(200)
  child.kill()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await said).toMatch(/^The output cannot be written: ENOSPC.*\n$/)
})

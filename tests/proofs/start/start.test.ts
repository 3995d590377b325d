import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'platform/cli/free-port'
import { publishedSite } from '../../setup/published-site'
import { addressOf, startSite, type StartedSite } from './start-site'

const published = await publishedSite(afterAll)

const isRunning = (pid: string) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) [ZX] /.test(stat),
    () => false,
  )

const start = (environment: NodeJS.ProcessEnv = {}) =>
  startSite({ ...published.environment, DATA_DIR: `${published.site.root}/data`, ...environment })

const childrenOf = async ({ pid }: StartedSite) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
const running = async (pids: string[]) => (await Promise.all(pids.map(isRunning))).filter(Boolean).length

it('Ctrl+C ends the site and all that it started', async () => {
  const child = start()
  await addressOf(child)
  const children = await childrenOf(child)
  expect(await running(children)).toBeGreaterThan(0)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  // Helpers end when they see that they are alone, a moment later.
  await expect.poll(() => running(children)).toBe(0)
})

it('no process outlives a killed site: an old service would keep mailing with old settings', async () => {
  const child = start()
  await addressOf(child)
  const children = await childrenOf(child)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => running(children)).toBe(0)
})

it('Ctrl+C ends the start while the service is not ready yet', async () => {
  // A database that accepts connections and says nothing.
  const database = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void database.close())
  await once(database, 'listening')
  const { port } = database.address() as AddressInfo
  const child = start({ DATABASE_URL: `postgres://127.0.0.1:${port}/inquiries` })
  await once(database, 'connection')
  const children = await childrenOf(child)
  child.kill('SIGINT')
  await expect.poll(() => child.exitCode, { timeout: 8000 }).toBe(0)
  await expect.poll(() => running(children)).toBe(0)
})

/** The error output of a start that fails. */
async function refusalOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const child = start(environment)
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(child.exitCode).toBe(1)
  expect(said).not.toContain('started again')
  return said
}

it('a setting that the inquiry service cannot use ends the start with its name', async () => {
  expect(await refusalOf({ RATE_LIMIT: 'many' })).toMatch(/RATE_LIMIT: expected a whole number/)
})

it('a site directory that cannot be created ends the start with its name, before anything is built', async () => {
  expect(await refusalOf({ SITE_DIR: '/proc/nope' })).toMatch(
    /^\/proc\/nope cannot be used: .*\nNo folder can be made there.*set SITE_DIR to another folder\./,
  )
})

async function pidOfService(child: StartedSite): Promise<number> {
  for (const pid of await childrenOf(child)) {
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('service/server.ts')) return Number(pid)
  }
  throw new Error('The service does not run.')
}

const subscription = 'email=mira@visitor.example'
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

/** A post whose body has not come yet. */
async function openPost(address: string) {
  const post = request(`${address}/forms/newsletter`, {
    method: 'POST',
    headers: { ...asForm, 'content-length': subscription.length, expect: '100-continue' },
  })
  post.on('error', () => {})
  post.flushHeaders()
  await once(post, 'continue')
  return post
}

/** Waits until a form is taken: on a busy machine, the site is up before its service. */
async function untilTaken(address: string): Promise<void> {
  const send = () =>
    fetch(`${address}/forms/newsletter`, {
      method: 'POST',
      headers: asForm,
      body: subscription,
      redirect: 'manual',
    })
  await expect.poll(async () => (await send()).status).toBe(303)
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a post in progress is taken although a terminal or systemd sends %s to the service as well',
  async (signal) => {
    const child = start()
    const said = text(child.stderr)
    const address = await addressOf(child)
    const children = await childrenOf(child)
    await untilTaken(address)
    const post = await openPost(address)
    process.kill(-(child.pid ?? 0), signal)
    // A service that obeys has ended by now.
    await wait(1000)
    post.end(subscription)
    const [answer] = (await once(post, 'response')) as [IncomingMessage]
    expect(answer.resume().statusCode).toBe(303)
    await expect.poll(() => child.exitCode).toBe(0)
    await expect.poll(() => running(children)).toBe(0)
    expect(await said).not.toContain('started again')
  },
)

// Both wait for most of their time.
it.concurrent(
  'Ctrl+C ends the site with exit code 1 although the rest of a post never comes',
  async ({ expect }) => {
    const child = start()
    const address = await addressOf(child)
    const children = await childrenOf(child)
    await openPost(address)
    child.kill('SIGINT')
    await expect.poll(() => child.exitCode, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => running(children)).toBe(0)
  },
)

it.concurrent(
  'a service that cannot start again after a crash is reported, and tried until it can',
  async ({ expect, onTestFinished }) => {
    const port = await freePort()
    const child = start({ API_PORT: String(port) })
    onTestFinished(async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
    })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    await addressOf(child)
    const other = createServer()
    process.kill(await pidOfService(child), 'SIGKILL')
    // Until the service is gone, its port is not free.
    await expect.poll(() => once(other.listen(port, '127.0.0.1'), 'listening')).toEqual([])
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/is in use.*\n.*cannot start: see above/)
    other.close()
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status)
    await expect.poll(ready, { timeout: 60_000, interval: 200 }).toBe(200)
  },
)

it('Ctrl+C just when the site prints its address ends it as well', async () => {
  const interrupt = `const { log } = console
    console.log = (text) => {
      log(text)
      if (text.startsWith('The site is on')) process.kill(process.pid, 'SIGINT')
    }`
  const child = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(interrupt)}` })
  child.stdout.resume()
  expect(await once(child, 'exit')).toEqual([0, null])
})

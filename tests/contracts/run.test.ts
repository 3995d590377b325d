import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { publishedSite, testOrigin } from '../setup/published-site'
import { root } from '../setup/workspace'

let published: Awaited<ReturnType<typeof publishedSite>>
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  published = await publishedSite()
  env = { ...process.env, SITE_DIR: published.site.root, PUBLIC_ORIGIN: testOrigin, LOG_LEVEL: 'warn' }
})
afterAll(() => published.remove())

const shell = (line: string) => promisify(execFile)('sh', ['-c', line], { cwd: root, env })
const isRunning = (pid: string) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) [ZX] /.test(stat),
    () => false,
  )

it('a command ends well though nobody reads what it says', async () => {
  const { stdout, stderr } = await shell('{ node run.mjs site log; echo "ended: $?" >&2; } | true')
  expect([stdout, stderr]).toEqual(['', 'ended: 0\n'])
})

it('an unknown command is told what there is', async () => {
  await expect(shell('node run.mjs publsh')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unknown command publsh; known: install, start, dev, .*\n$/) as string,
  })
})

it('an unknown step of the tests is told what there is: nothing passes by running nothing', async () => {
  await expect(shell('node run.mjs test integraton')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unknown step integraton; known: types, lint, /) as string,
  })
})

const start = (environment: NodeJS.ProcessEnv = {}) =>
  spawn('node', ['run.mjs', 'start'], {
    cwd: root,
    env: { ...env, PORT: '0', DATA_DIR: `${published.site.root}/data`, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

it('Ctrl+C ends the site and all that it started', async () => {
  const child = start()
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('The site is on')) break
  const children = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim().split(' ')
  const running = async () => (await Promise.all(children.map(isRunning))).filter(Boolean).length
  expect(await running()).toBeGreaterThan(0)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  // Helpers end when they see that they are alone, a moment later.
  await expect.poll(running).toBe(0)
})

it('Ctrl+C in the moment that the site says where it is ends it as well', async () => {
  const interrupt = `const { log } = console
    console.log = (text) => {
      log(text)
      if (text.startsWith('The site is on')) process.kill(process.pid, 'SIGINT')
    }`
  const child = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(interrupt)}` })
  child.stdout.resume()
  expect(await once(child, 'exit')).toEqual([0, null])
})

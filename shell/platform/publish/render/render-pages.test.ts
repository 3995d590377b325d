import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fakeService } from '../../server/testing/fake-service'
import { sampleBuild, samplePage } from '../../store/testing/sample-build'
import { confinedTo } from './confinement'
import type * as Confinement from './confinement'
import { renderPages, type RenderedPage } from './render-pages'
import { isWhole, programInNamespaces } from './own-namespaces'

// Test files of a worker share their modules: one that is loaded already would keep the real function.
vi.hoisted(() => vi.resetModules())
vi.mock('./confinement', async (original) => {
  const real = await original<typeof Confinement>()
  return { ...real, confinedTo: vi.fn(real.confinedTo) }
})

const dir = mkdtempSync(join(tmpdir(), 'render-pages-'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function write(path: string, code: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), code)
}

/** Holds up this process, as a busy machine does. */
const busyFor = (seconds: number) => void spawnSync('sleep', [String(seconds)])

const sampleParts = {
  metadata: samplePage('/').metadata,
  origin: 'https://college.example',
  data: { path: '/', params: {}, page: { remote: 'shell', file: '' }, slots: {}, remotes: {} },
  navigation: [],
  preload: {},
  shellFiles: [],
  integrity: {},
  sheets: [],
}

/**
 * Renders a page at each of `paths` with a shell that runs `statement` for each, and that fills an optional slot. An island, which
 * `hydrate: 'on-focus'` makes of the fill, fails to render.
 */
function render(
  statement: string,
  paths = ['/'],
  finish: (path: string, failed: RenderedPage['failed']) => Promise<string> = async (path) => path,
  hydrate: 'with-page' | 'on-focus' = 'with-page',
): Promise<string[]> {
  write(
    'server/prerender.js',
    `import { writeSync } from 'node:fs'
    import { connect } from 'node:net'
    import { setTimeout } from 'node:timers/promises'
    export const prerenderIsland = () => Promise.reject(null)
    export const renderDocument = (parts) => ({ html: parts.body })
    export async function prerenderPage(path, { slots }) {
      ${statement}
      return { html: '', slots: [] }
    }`,
  )
  write('server/page.js', 'export default null')
  write('package.json', '{ "type": "module" }')
  const module = './src/sample-page'
  const shell = sampleBuild({
    name: 'shell',
    modules: { [module]: { server: 'page.js', scripts: [], styles: [], doors: [] } },
    offeredSlots: { 'herbs.tea': {} },
    slots: [{ name: 'herbs.tea', module, hydrate }],
  })
  return renderPages(new Map([['shell', { ...shell, dir }]]), {
    choose: async () => paths.map((path) => ({ remote: 'shell', page: samplePage(path) })),
    parts: async () => sampleParts,
    finish: ({ page }, { failed }) => finish(page.path, failed),
  })
}

/** Renders two pages, the second `pause` ms after the first. */
const renderTwoPages = (pause: number, finish: (path: string) => Promise<string>) =>
  render(`await setTimeout(path === '/first' ? 0 : ${pause})`, ['/first', '/second'], finish)

it('receives every page of a renderer that ends at the same moment as another process, while this one is busy', async () => {
  const rendering = renderTwoPages(1000, async (path) => {
    if (path === '/first') busyFor(2)
    return path
  })
  // When this process looks again, another one has ended and the first page has come; the renderer ends while that page is taken.
  spawn('true')
  busyFor(1)
  expect(await rendering).toEqual(['/first', '/second'])
})

it('receives no further page after one has failed, so that the caller may delete files', async () => {
  const taken: string[] = []
  const rendering = renderTwoPages(100, async (path) => {
    taken.push(path)
    // Until the second page waits to be read.
    busyFor(1)
    throw new Error('The disk is full.')
  })
  await expect(rendering).rejects.toThrow('The disk is full.')
  await wait(500)
  expect(taken).toEqual(['/first'])
})

it.each([
  ["throw 'no herbs'", 'page / (shell): no herbs'],
  [
    "return { html: '', slots: [], places: [['herbs.tea', { cups: 1n }]] }",
    'props of slot herbs.tea on page / (shell): Do not know how to serialize a BigInt',
  ],
])('names the page of %s', async (statement, found) => {
  await expect(render(statement)).rejects.toMatchObject({
    code: 'render-failed',
    message: expect.stringContaining(`Rendering failed. ${found}`) as string,
  })
})

it.each([
  ['fill', "if (slots['herbs.tea']) throw null", 'with-page'],
  ['island', '', 'on-focus'],
] as const)('shows the fallback of an optional slot whose %s throws null', async (_, statement, hydrate) => {
  const finish = async (_path: string, failed: RenderedPage['failed']) => JSON.stringify(failed)
  expect(
    await render(`${statement}; return { html: '', slots: ['herbs.tea'] }`, ['/'], finish, hydrate),
  ).toEqual(['[{"name":"herbs.tea","remote":"shell","message":"null"}]'])
})

it('names the page where the code of a remote ends the renderer, while this process is busy', async () => {
  const ends = "if (path === '/b') void setTimeout(300).then(() => process.exit(0))"
  const rendering = render(ends, ['/a', '/b'], async () => {
    busyFor(1)
    return ''
  })
  await expect(rendering).rejects.toMatchObject({
    code: 'render-failed',
    message: 'The renderer stopped (0) at /b.',
  })
})

it('blames this machine, not a remote, if the renderer does not start', async () => {
  vi.mocked(confinedTo).mockReturnValueOnce({
    command: [join(dir, 'missing')],
    options: { env: {}, detached: false },
  })
  await expect(render('')).rejects.toMatchObject({
    code: 'render-failed',
    message: expect.stringMatching(/^The renderer did not start: .*ENOENT/) as string,
    fix: expect.stringContaining('this machine') as string,
  })
})

/** Code of a remote with a function that writes a text of any length to the renderer's channel, which may be full at times. */
const withWrite = `const write = (text) => {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; ) try { at += writeSync(3, bytes, at) } catch {}
}`

/** Code of a remote that writes to the renderer's channel. */
const writeToChannel = (bytes: string) => `writeSync(3, ${JSON.stringify(bytes)})`

it('takes no page that it did not ask for, although a remote writes to its channel', async () => {
  const finished: string[] = []
  const forged = { path: '/about', slots: [], places: [], failed: [], html: 'forged' }
  const lines = ['body', 'page'].map((kind) => `${JSON.stringify({ kind, ...forged })}\n`)
  const rendering = render(writeToChannel(lines.join('')), ['/'], async (path) => {
    finished.push(path)
    return path
  })
  await expect(rendering).rejects.toMatchObject({
    code: 'render-failed',
    message: 'The renderer sent body at the end without being asked for it.',
  })
  expect(finished).toEqual(['/'])
})

it.each([
  ['no JSON', '\x00\x00\x00\x04\x01\x02\x03\x04\n', 'What the renderer sent at / cannot be read.'],
  ['null', 'null\n', 'The renderer sent null at / without being asked for it.'],
  ['a fault without words', '{"kind":"failed"}\n', 'Rendering failed. undefined'],
])('refuses in words what a remote writes to its channel: %s', async (_, bytes, message) => {
  await expect(render(writeToChannel(bytes))).rejects.toMatchObject({ code: 'render-failed', message })
})

it('refuses a message that is longer than any page, before it fills the memory', async () => {
  await expect(render(`${withWrite}; write('x'.repeat(11_000_000))`)).rejects.toMatchObject({
    code: 'render-failed',
    message: 'The renderer sent more than 10000000 characters in one message at /.',
  })
})

it('takes no more than eight pages in hand, however fast they come', async () => {
  const [paths, open] = [Array.from({ length: 30 }, (_, index) => `/${index}`), new Set<string>()]
  let most = 0
  await render('', paths, async (path) => {
    most = Math.max(most, open.add(path).size)
    await wait(20)
    open.delete(path)
    return path
  })
  expect(most).toBe(8)
})

it('closes the channel of a renderer that has sent more than was taken', async () => {
  const files = () => readdirSync('/proc/self/fd').length
  const surplus = `${withWrite}; write('{"kind":"done"}\\n' + ('{"x":"' + 'x'.repeat(50000) + '"}\\n').repeat(9))`
  await expect(render(surplus)).rejects.toMatchObject({ code: 'render-failed' })
  await wait(100)
  const before = files()
  for (let time = 0; time < 3; time++) await render(surplus).catch(() => {})
  await wait(100)
  expect(files()).toBe(before)
})

it('passes on the beginning of what the code of remotes prints', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  await render("for (let line = 0; line < 3000; line++) console.log('herbs '.repeat(100))")
  const printed = write.mock.calls.map(([text]) => String(text)).join('')
  expect(printed.length).toBeLessThan(101_000)
  expect(printed).toMatch(/^herbs [^]*The renderer prints more, which is left out\.\n$/)
})

it('runs the code of remotes without a network, if this machine can take it away', async () => {
  let isReached = false
  const url = await fakeService((_, response) => {
    isReached = true
    response.end()
  })
  await render(`await fetch('${url}').catch(() => {})`)
  expect(isReached).toBe(programInNamespaces() === undefined)
})

// By its number, its group, and as one of all processes.
it.each([process.pid, 0, -1])('lets the code of remotes signal no process of others: %i', async (target) => {
  const heard = vi.fn<() => void>()
  process.on('SIGWINCH', heard)
  onTestFinished(() => void process.off('SIGWINCH', heard))
  await render(`try { process.kill(${target}, 'SIGWINCH') } catch {}`)
  await wait(50)
  expect(heard.mock.calls.length > 0).toBe(!isWhole(programInNamespaces()))
})

it.runIf(process.getuid?.() === 0)('hides the sockets in /run from the code of remotes', async () => {
  const heard = vi.fn<() => void>()
  const path = `/run/render-pages-${process.pid}`
  const server = createServer().on('connection', heard)
  await once(server.listen(path), 'listening')
  onTestFinished(() => void server.close())
  await render(`await new Promise((resolve) => {
    const socket = connect('${path}').once('error', resolve).once('connect', () => resolve(socket.destroy()))
  })`)
  expect(heard.mock.calls.length > 0).toBe(!isWhole(programInNamespaces()))
})

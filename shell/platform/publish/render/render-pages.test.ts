import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { confinedTo } from './confinement'
import type * as Confinement from './confinement'
import type { RenderedPage } from './render-pages'
import { renderSample } from './testing/render-sample'

// Test files of a worker share their modules: one that is loaded already would keep the real function.
vi.hoisted(() => vi.resetModules())
vi.mock('./confinement', async (original) => {
  const real = await original<typeof Confinement>()
  return { ...real, confinedTo: vi.fn(real.confinedTo) }
})

/** Holds up this process, as a busy machine does. */
const busyFor = (seconds: number) => void spawnSync('sleep', [String(seconds)])

/** Renders two pages, the second `pause` ms after the first. */
const renderTwoPages = (pause: number, finish: (path: string) => Promise<string>) =>
  renderSample(`await setTimeout(path === '/first' ? 0 : ${pause})`, ['/first', '/second'], finish)

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
  await expect(renderSample(statement)).rejects.toMatchObject({
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
    await renderSample(`${statement}; return { html: '', slots: ['herbs.tea'] }`, ['/'], finish, hydrate),
  ).toEqual(['[{"name":"herbs.tea","remote":"shell","message":"null"}]'])
})

it('names the page where the code of a remote ends the renderer, while this process is busy', async () => {
  const ends = "if (path === '/b') void setTimeout(300).then(() => process.exit(0))"
  const rendering = renderSample(ends, ['/a', '/b'], async () => {
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
    command: ['/nowhere/node'],
    options: { env: {}, detached: false },
  })
  await expect(renderSample('')).rejects.toMatchObject({
    code: 'render-failed',
    message: expect.stringMatching(/^The renderer did not start: .*ENOENT/) as string,
    fix: expect.stringContaining('this machine') as string,
  })
})

it('takes no more than eight pages in hand, however fast they come', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/${index}`)
  const inHand = new Set<string>()
  let finishAll = () => {}
  const gate = new Promise<void>((resolve) => (finishAll = resolve))
  const rendering = renderSample('', paths, async (path) => {
    inHand.add(path)
    await gate
    return path
  })
  await expect.poll(() => inHand.size).toBe(8)
  // The renderer goes on for as long.
  await wait(500)
  expect(inHand.size).toBe(8)
  finishAll()
  expect(await rendering).toEqual(paths)
})

// Vitest fails for a rejection that nothing handles: it would end a publisher.
it('ends by the fault of a page, such as a full disk, also while eight are in hand', async () => {
  const paths = Array.from({ length: 9 }, (_, index) => `/${index}`)
  let failFirst = () => {}
  const first = new Promise<string>((_, reject) => (failFirst = () => reject(new Error('The disk is full.'))))
  const rendering = renderSample('', paths, async (path) => {
    if (path === '/7') setImmediate(failFirst)
    return path === '/0' ? first : path
  })
  await expect(rendering).rejects.toThrow('The disk is full.')
})

import { buildAhead } from '../../build/build-ahead'
import { buildPackage } from '../../build/build-package'
import { sourceHash } from '../../build/source/source-hash'
import { packageDirectory, requireRemotes } from '../../workspace'
import { followRemotes } from './followed-builds'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
// With functions of their own: Vitest takes the real ones of a module that another file of the worker has loaded.
vi.mock('../../build/build-ahead', () => ({ buildAhead: vi.fn() }))
vi.mock('../../build/build-package', () => ({ buildPackage: vi.fn() }))
vi.mock('../../build/source/source-hash', () => ({ sourceHash: vi.fn() }))
vi.mock('../../workspace', () => ({ packageDirectory: vi.fn(), requireRemotes: vi.fn() }))

const end = vi.fn<() => void>()
let saved: Record<string, string>

beforeEach(() => {
  vi.resetAllMocks()
  saved = {}
  vi.mocked(packageDirectory).mockImplementation((name) => name)
  vi.mocked(sourceHash).mockImplementation((name) => saved[name] ?? 'as it was')
  vi.mocked(buildPackage).mockImplementation(async (_, name) => `${name}/dist`)
  vi.mocked(buildAhead).mockImplementation((_, name) => ({ build: () => buildPackage('', name), end }))
})

const fail = () => vi.mocked(buildPackage).mockRejectedValueOnce(new Error('A syntax error.'))
/** More than are built at the same time. */
const many = Array.from({ length: 300 }, (_, index) => `mf-${index}`)

it('builds again only what has changed', async () => {
  const builds = followRemotes(['mf-herbs', 'mf-roots'])
  expect(builds.hasChanged()).toBe(true)
  expect(await builds.build()).toEqual(['mf-herbs/dist', 'mf-roots/dist'])
  expect(builds.hasChanged()).toBe(false)
  saved = { 'mf-roots': 'changed' }
  expect(builds.hasChanged()).toBe(true)
  vi.mocked(buildPackage).mockClear()
  expect(await builds.build()).toEqual(['mf-herbs/dist', 'mf-roots/dist'])
  expect(vi.mocked(buildPackage).mock.calls.map(([, name]) => name)).toEqual(['mf-roots'])
})

it('starts no process after a build that failed: its package may be broken', async () => {
  const builds = followRemotes(['mf-herbs'])
  fail()
  await expect(builds.build()).rejects.toThrow('A syntax error.')
  builds.startNext()
  expect(buildAhead).not.toHaveBeenCalled()
})

it('waits for a further change if a build fails before others have begun', async () => {
  const builds = followRemotes(many)
  fail()
  await expect(builds.build()).rejects.toThrow('A syntax error.')
  expect(builds.hasChanged()).toBe(false)
  expect(await builds.build()).toHaveLength(many.length)
})

it('builds once what cannot be read, and again when it can', async () => {
  const builds = followRemotes(['mf-herbs'])
  await builds.build()
  vi.mocked(sourceHash).mockImplementation(() => {
    throw new Error('ENOENT')
  })
  vi.mocked(requireRemotes).mockImplementationOnce(() => {
    throw new Error('There is no remote mf-herbs.')
  })
  expect(builds.hasChanged()).toBe(true)
  await expect(builds.build()).rejects.toThrow('There is no remote mf-herbs.')
  expect(builds.hasChanged()).toBe(false)
  vi.mocked(sourceHash).mockReturnValue('as it was')
  expect(builds.hasChanged()).toBe(true)
  expect(await builds.build()).toEqual(['mf-herbs/dist'])
})

it('starts processes ahead for the few remotes that have changed, and ends them', async () => {
  const builds = followRemotes(many)
  await builds.build()
  builds.startNext()
  expect(buildAhead).not.toHaveBeenCalled()
  saved = { 'mf-7': 'changed' }
  await builds.build()
  expect(buildAhead).not.toHaveBeenCalled()
  builds.startNext()
  builds.startNext()
  expect(vi.mocked(buildAhead).mock.calls).toEqual([['mf-7', 'mf-7']])
  builds.end()
  expect(end).toHaveBeenCalledOnce()
})

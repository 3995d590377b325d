import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { packageDirectory } from '../../workspace'
import { buildSource, requireSameSources } from './build-source'
import { toolHash } from './source-hash'

const workspace = await vi.hoisted(async () => {
  const testing = await import('../../store/testing/temporary-site')
  return testing.temporaryFolder(afterAll)
})
vi.mock(import('./source-hash'), async (original) => ({
  ...(await original()),
  // The kit and the platform of this checkout may have changes.
  sourceFolders: (dir: string) => [dir],
  lockFile: `${workspace}/pnpm-lock.yaml`,
}))

const root = await temporaryFolder(afterAll)
mkdirSync(join(root, 'node_modules'))
symlinkSync(packageDirectory('shared-ui'), join(root, 'node_modules/shared-ui'))
const gitIn = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()
const git = (...args: string[]) => gitIn(root, ...args)

const team = ['-c', 'user.name=Team', '-c', 'user.email=team@college.example']
const commit = (message: string) => git(...team, 'commit', '--quiet', '--allow-empty', '-m', message)

it('names no commit without a repository', async () => {
  writeFileSync(join(root, 'page.tsx'), 'one')
  expect(await buildSource(root)).toEqual({ hash: expect.stringMatching(/^[\da-f]{64}$/) as string })
})

it('names the commit, and says whether the sources differ from it', async () => {
  git('init', '--quiet')
  git('add', '.')
  commit('page: first')
  const committed = await buildSource(root)
  expect(committed?.commit).toBe(git('rev-parse', 'HEAD'))
  writeFileSync(join(root, 'page.tsx'), 'two')
  const changed = await buildSource(root)
  expect(changed).toMatchObject({ commit: committed?.commit, isDirty: true })
  expect(changed?.hash).not.toBe(committed?.hash)
})

// Only root can give a folder away.
describe.runIf(process.getuid?.() === 0)('a checkout that belongs to another user', () => {
  const give = (dir: string) => {
    chownSync(dir, 1234, 1234)
    onTestFinished(() => chownSync(dir, 0, 0))
  }

  it('has a commit', async () => {
    const own = await buildSource(root)
    give(root)
    expect(await buildSource(root)).toEqual(own)
  })

  it('is not trusted for a remote below it: its settings may run code', async () => {
    const remote = join(root, 'remote')
    mkdirSync(remote)
    give(root)
    expect(await buildSource(remote)).not.toHaveProperty('commit')
  })
})

it('refuses a build whose process loaded another tool than the sources of the build name', async () => {
  const source = await buildSource(root)
  requireSameSources(root, source, toolHash(root))
  const build = () => requireSameSources(root, source, 'the hash of another branch')
  expect(build).toThrow(expect.objectContaining({ code: 'sources-changed' }))
})

it('does not count the repository itself as a source', async () => {
  const before = await buildSource(root)
  commit('page: nothing')
  expect(await buildSource(root)).toEqual({ ...before, commit: git('rev-parse', 'HEAD') })
})

it('does not count a package inside, such as a service, which is no part of the build', async () => {
  mkdirSync(join(root, 'service'))
  writeFileSync(join(root, 'service/package.json'), '{}')
  git('add', '.')
  commit('service: first')
  const before = await buildSource(root)
  writeFileSync(join(root, 'service/package.json'), '{ "type": "module" }')
  expect(before).toMatchObject({ isDirty: false })
  expect(await buildSource(root)).toEqual(before)
})

it('counts a lockfile of the workspace that differs from its commit', async () => {
  git('add', '.')
  commit('page: second')
  expect(await buildSource(root)).toMatchObject({ isDirty: false })
  writeFileSync(join(workspace, 'pnpm-lock.yaml'), 'another')
  gitIn(workspace, 'init', '--quiet')
  expect(await buildSource(root)).toMatchObject({ isDirty: true })
})

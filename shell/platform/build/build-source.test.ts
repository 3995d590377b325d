import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageDirectory } from '../workspace'
import { buildSource } from './build-source'

const root = mkdtempSync(join(tmpdir(), 'build-source-'))
mkdirSync(join(root, 'node_modules'))
symlinkSync(packageDirectory('shared-ui'), join(root, 'node_modules/shared-ui'))
afterAll(() => rmSync(root, { recursive: true }))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const team = ['-c', 'user.name=Team', '-c', 'user.email=team@college.example']
const commit = (message: string) => git(...team, 'commit', '--quiet', '--allow-empty', '-m', message)

it('names no commit without a repository', async () => {
  writeFileSync(join(root, 'page.tsx'), 'one')
  expect(await buildSource(root)).toEqual({ hash: expect.stringMatching(/^[\da-f]{64}$/) as string })
})

it('names the commit, and says where the sources differ from it', async () => {
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

it('does not count the repository itself as a source', async () => {
  const before = await buildSource(root)
  commit('page: nothing')
  expect(await buildSource(root)).toEqual({ ...before, commit: git('rev-parse', 'HEAD') })
})

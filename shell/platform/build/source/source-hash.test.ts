import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockedVersions, sourceFolders } from './source-hash'

const lock = readFileSync(new URL('../../../../pnpm-lock.yaml', import.meta.url), 'utf8')
const shell = lockedVersions(lock, 'shell')

it('changes with a version', () => {
  expect(lockedVersions(lock.replaceAll('react@19.', 'react@18.'), 'shell')).not.toBe(shell)
})

it('changes with the dependencies of the package, and not with those of another', () => {
  const without = (name: string) =>
    lock.replace(new RegExp(`(\\n  ${name}:\\n    dependencies:)\\n.*\\n.*\\n.*`), '$1')
  expect(without('shell')).not.toBe(lock)
  expect(without('mf-programs')).not.toBe(lock)
  expect(lockedVersions(without('shell'), 'shell')).not.toBe(shell)
  expect(lockedVersions(without('mf-programs'), 'shell')).toBe(shell)
})

it('does not change with a further remote', () => {
  const further = lock.replace('\n  shell:\n', '\n  mf-further:\n    dependencies: {}\n\n  shell:\n')
  expect(further).not.toBe(lock)
  expect(lockedVersions(further, 'shell')).toBe(shell)
})

it('its folders hold every file of the platform that a file of the build names in an import', async () => {
  const build = resolve(import.meta.dirname, '..')
  const files = await readdir(build, { recursive: true, withFileTypes: true })
  const imported = files
    .filter(({ name }) => /(?<!\.test)\.ts$/.test(name))
    .flatMap(({ parentPath, name }) => {
      const code = readFileSync(join(parentPath, name), 'utf8')
      return [...code.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => resolve(parentPath, path))
    })
  expect(imported.length).toBeGreaterThan(0)
  const [, ...folders] = sourceFolders(resolve(build, '../..'))
  expect(imported.filter((file) => !folders.some((dir) => file.startsWith(`${dir}/`)))).toEqual([])
})

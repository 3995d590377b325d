import { readFileSync } from 'node:fs'
import { lockedVersions } from './source-hash'

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

import { buildFaultWords } from './build-fault-words'
import { sourceFault } from './source-fault'

const stack = 'Error: no herbs\n    at file:///dist/server/remote.js:3:7\n    at tool (file:///tool.js:1:1)'
const fault = (parts: object) => buildFaultWords(Object.assign(new Error('no herbs'), { stack }, parts))

it.each([
  ['the file that the bundler names', { id: '/src/herbs.tsx' }, '/src/herbs.tsx'],
  ['the file of the place it names', { loc: { file: '/src/mint.tsx' } }, '/src/mint.tsx'],
  ['the line that threw', {}, 'at file:///dist/server/remote.js:3:7'],
])('adds %s', (_, parts, place) => expect(fault(parts)).toBe(`no herbs\n${place}`))

it('adds no place to a message that names it', () => {
  expect(fault({ message: '/src/herbs.tsx is empty', id: '/src/herbs.tsx' })).toBe('/src/herbs.tsx is empty')
})

it('does not change a fault of the sources, which names its file', () => {
  const file = { file: 'src/remote.tsx', expected: 'this', found: 'that', fix: 'Fix it.' }
  expect(buildFaultWords(sourceFault('no-remote', file))).toBe(
    'src/remote.tsx: expected this; found that.\nFix it.\n(no-remote)',
  )
})

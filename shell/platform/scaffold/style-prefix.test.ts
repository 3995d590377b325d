import { workspaceRoot } from '../workspace'
import { freePrefix, longPrefix, takenPrefixes } from './style-prefix'

it('finds the prefixes of the kit and of every package of the workspace', async () => {
  expect([...(await takenPrefixes(workspaceRoot))]).toEqual(
    expect.arrayContaining(['ui', 'sh', 'pg', 'pr', 're', 'en']),
  )
})

it('makes a prefix from the name’s letters that no other package has', () => {
  expect(freePrefix('herb-garden', new Set())).toBe('he')
  expect(freePrefix('research', new Set(['re']))).toBe('rs')
  expect(freePrefix('a1', new Set(['aa']))).toBe('ab')
})

it('makes a long one for a site whose prefixes are not known', () => {
  expect(longPrefix('press')).toBe('press')
  expect(longPrefix('class-of-2027')).toBe('classof')
})

it('takes a third letter once all pairs are taken', () => {
  const pairs = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `h${letter}`)
  expect(freePrefix('herbs', new Set(pairs))).toBe('hee')
})

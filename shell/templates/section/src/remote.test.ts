import { expect, it } from 'vitest'
import remote from './remote'

it('names its pages’ own addresses as canonical', () => {
  for (const { path, metadata } of remote.pages) expect(metadata({}).canonical).toBe(path)
})

it('describes its pages in 40 to 160 characters', () => {
  for (const { metadata } of remote.pages) {
    const { length } = metadata({}).description
    expect([length >= 40, length <= 160]).toEqual([true, true])
  }
})

it('leads the menus to its own pages only', () => {
  const paths = remote.pages.map(({ path }) => path)
  for (const { to } of remote.navigation) expect(paths).toContain(to)
})

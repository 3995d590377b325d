import { expect, it } from 'vitest'
import remote from './remote'

/** Every address of the remote, with what it says about itself. */
const pages = remote.pages.flatMap(({ path, params = [{}], metadata }) =>
  params.map((values) => ({
    address: path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''),
    ...metadata(values),
  })),
)

it('names its pages’ own addresses as canonical', () => {
  for (const { address, canonical } of pages) expect(canonical).toBe(address)
})

it('describes its pages in 40 to 160 characters', () => {
  for (const { description } of pages) {
    expect(description.length).toBeGreaterThanOrEqual(40)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

it('has menu entries for its own pages only', () => {
  const addresses = pages.map(({ address }) => address)
  for (const { to } of remote.navigation) expect(addresses).toContain(to.replace(/[?#].*/, ''))
})

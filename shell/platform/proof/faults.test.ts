import { EventEmitter } from 'node:events'
import type { Page } from 'playwright-core'
import { listenToFaults } from './faults'

/** What is told of one request that fails. */
function faultOf(url: string) {
  const page = new EventEmitter()
  const faults = listenToFaults(page as unknown as Page)
  page.emit('response', { status: () => 404, url: () => `http://127.0.0.1:8090${url}` })
  return [...faults.values()]
}

it('names the remote whose file a fault comes from', () => {
  expect(faultOf('/assets/mf-herbs/page-Ab3_x-9Z.js')).toMatchObject([{ remote: 'mf-herbs' }])
  expect(faultOf('/assets/releases/0123456789abcdef/islands.json')[0]?.remote).toBeUndefined()
})

it.each([
  ['/assets/mf-herbs/page-Ab3_x-9Z.js', '/assets/mf-herbs/page-00000000.js'],
  ['/assets/releases/0123456789abcdef/islands.json', '/assets/releases/0000000000000000/islands.json'],
])('tells of the same fault in the next build in the same words', (before, after) => {
  expect(faultOf(before)).toEqual(faultOf(after))
  expect(faultOf(before)).not.toEqual(faultOf('/assets/mf-herbs/other-Ab3_x-9Z.js'))
})

it('keeps some of the faults that a page reports, and the beginning of each', () => {
  const page = new EventEmitter()
  const faults = listenToFaults(page as unknown as Page)
  const long = { type: () => 'error', location: () => ({ url: '/assets/mf-herbs/page.js' }) }
  for (let index = 0; index < 200; index++)
    page.emit('console', { ...long, text: () => `${index} `.padEnd(2_000_000, 'x') })
  expect(faults.size).toBe(100)
  expect([...faults.values()][0]).toMatchObject({ remote: 'mf-herbs', found: `0 ${'x'.repeat(298)}` })
})

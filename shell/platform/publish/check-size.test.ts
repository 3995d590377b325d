import { refuse } from './findings/refuse'
import { largePage, pageLimits } from './check-size'

const refuseLargePage = (page: string, html: string) => refuse(largePage(page, html, 'mf-herbs'))

it('accepts a page at both limits', () => {
  const paragraphs = '<p>Neem</p>'.repeat(pageLimits.elements)
  refuseLargePage('/herbs', paragraphs + ' '.repeat(pageLimits.bytes - paragraphs.length))
})

it('refuses a page of too many bytes, and names it and both figures', () => {
  expect(() => refuseLargePage('/herbs', 'é'.repeat(pageLimits.bytes / 2) + '!')).toThrow(
    'mf-herbs: /herbs: page size: expected at most 1000000 bytes of HTML; found 1000001',
  )
})

it('refuses a page of too many elements', () => {
  expect(() => refuseLargePage('/herbs', '<p>Neem</p>'.repeat(pageLimits.elements + 1))).toThrow(
    '/herbs: page size: expected at most 10000 elements; found 10001',
  )
})

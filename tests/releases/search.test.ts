import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchedPage } from 'contract/search'
import { searchIndex } from 'shell/search-index'
import { siteWithSample } from '../setup/published-site'

const published = await siteWithSample(afterAll)
const { artefacts } = await published.live()
const texts = Object.entries(artefacts)
  .filter(([name]) => name.startsWith('search-'))
  .map(async ([, file]) => readFile(join(published.site.pages, file), 'utf8'))
const search = await searchIndex(
  (await Promise.all(texts)).flatMap((text) => JSON.parse(text) as SearchedPage[]),
)

/** The pages of what is found, each once, the best first. */
const pagesFor = (query: string) => [
  ...new Set(search(query).map(({ address }) => address.split('#')[0] ?? '')),
]

it.each([
  ['shirodhara', '/resources/glossary'],
  ['shirodara', '/resources/glossary'],
  ['tridosha', '/resources/educational-guides'],
  ['tri dosha', '/resources/educational-guides'],
  ['panchkarma', '/resources/panchakarma-therapies'],
  ['pancha karma', '/resources/panchakarma-therapies'],
  ['dinacharya', '/resources/lifestyle-practices'],
  ['daily routine', '/resources/lifestyle-practices'],
  ['charaka', '/resources/classical-texts'],
  ['caraka', '/resources/classical-texts'],
  ['insomnia', '/resources/health-conditions'],
  ['pitta diet', '/resources/wellness-tools'],
  ['research database', '/resources/research-links'],
  ['tuition', '/admissions'],
  ['price', '/programs/alc'],
  ['cost of alc', '/programs/alc'],
  ['how to apply', '/admissions'],
  ['prerequisites', '/admissions'],
  ['herbalist', '/programs/ah'],
  ['herbalst', '/programs/ah'],
  ['nutrition', '/programs/an'],
  ['kitchari', '/programs/an'],
  ['marma points', '/programs/amt'],
  ['maram', '/programs/amt'],
  ['internship', '/programs/pkt'],
  ['PKT', '/programs/pkt'],
  ['spa', '/programs/ast'],
  ['beauty', '/programs/abt'],
  ['Meera', '/faculty'],
  ['Emanuel', '/faculty'],
  ['podcast guest', '/podcast'],
  ['phone number', '/contact'],
  ['campus', '/contact'],
  ['when does it start', '/admissions'],
  ['start date', '/admissions'],
  ['accredited', '/programs/ap'],
  ['accreditation', '/programs/ap'],
  ['international', '/admissions'],
])('"%s" leads to %s among the first three pages', (query, page) => {
  expect(pagesFor(query).slice(0, 3)).toContain(page)
})

it('finds a word before a similar one', () => {
  expect(pagesFor('massage course')[0]).toBe('/programs/amt')
})

it('finds the words above a heading in the part below it', () => {
  expect(pagesFor('history').slice(0, 3)).toContain('/about')
  const excerpts = search('practical experience').map(({ excerpt }) => excerpt)
  expect(excerpts.join('\n')).toMatch(/^Practical experience/m)
  expect(excerpts.join('\n')).not.toMatch(/.Practical experience/)
})

it('finds no cards that lead to other pages', () => {
  const addresses = search('seasons').map(({ address }) => address)
  expect(addresses).not.toEqual([])
  expect(addresses.filter((address) => address.endsWith('#related-links'))).toEqual([])
})

it('finds the warning signs of each concern under a heading of its own', () => {
  const found = search('medical care').map(({ title, heading }) => `${title}: ${heading}`)
  expect(found.length).toBeGreaterThan(1)
  expect(new Set(found).size).toBe(found.length)
})

it('finds the pages of a new remote, which declares nothing for the search', async () => {
  expect(pagesFor('sample two')[0]).toBe('/sample/two')
  const page = (await published.live()).pages['/search']
  const data = await readFile(join(published.site.pages, page?.data ?? ''), 'utf8')
  expect(data).toContain('search-mf-sample.json')
})

it('leaves out pages that search engines may not list', async () => {
  expect(pagesFor('form could not be accepted')).not.toContain('/form-problem')
})

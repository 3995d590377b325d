import type { Release } from '../release'
import { sampleReleasePage } from '../testing/sample-release'
import { checkLinks, checkUnique } from './check-links'

const page = (links: string[], ids: string[] = []) => sampleReleasePage({ section: 'mf-sample', links, ids })

const release = (links: string[]): Release['pages'] => ({
  '/herbs': page(links, ['top']),
  '/roots': page([], ['ginger']),
})

it.each(['/roots', '/roots#ginger', '/roots?from=mail#ginger', '/herbs#top', '/herbs#'])(
  'accepts a link to %s',
  (href) => expect(checkLinks(release([href]))).toEqual([]),
)

it.each([
  ['/leaves', 'no such page'],
  ['/roots/', 'no such page'],
  ['/roots#turmeric', 'the page has no element with the id "turmeric"'],
  ['/herbs#ginger', 'the page has no element with the id "ginger"'],
])('refuses a link to %s, and names the page it stands on', (href, found) => {
  expect(checkLinks(release([href]))).toEqual([
    { page: '/herbs', check: 'internal link', expected: `${href} leads to a page`, found },
  ])
})

it('refuses two pages with one title, and names both', () => {
  const titles = new Map([
    ['/herbs', 'Plants'],
    ['/roots', 'Roots'],
    ['/leaves', 'Plants'],
  ])
  expect(checkUnique(titles, 'title')).toEqual([
    { page: '/leaves', check: 'unique title', expected: 'unlike that of /herbs', found: 'Plants' },
  ])
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../../store/releases/release'
import { sampleBuilds, samplePage } from '../../store/testing/sample-build'
import { sampleReleasePage } from '../../store/testing/sample-release'
import { temporarySite } from '../../store/testing/temporary-site'
import { checkLinks, checkNavigation, checkUnique, withLinkRemotes } from './check-links'

/** Builds without a navigation. */
const none = sampleBuilds({})

const page = (links: string[], ids: string[] = []) => sampleReleasePage({ remote: 'mf-sample', links, ids })

const release = (links: string[]): Release['pages'] => ({
  '/herbs': page(links, ['top']),
  '/roots': page([], ['ginger', 'āsana']),
})

it.each([
  '/roots',
  '/roots#ginger',
  '/roots?from=mail#ginger',
  '/roots?constructor=1',
  '/roots#%C4%81sana',
  '/herbs#top',
  '/herbs#',
  '/assets/mf-sample/1111111111111111/guide.pdf',
])('accepts a link to %s', (href) => expect(checkLinks(none, release([href]))).toEqual([]))

it.each([
  ['/leaves', 'no such page'],
  ['/roots/', 'no such page'],
  ['/roots#turmeric', 'the page has no element with the id "turmeric"'],
  ['/herbs#ginger', 'the page has no element with the id "ginger"'],
])('refuses a link to %s, and names the page that holds it', (href, found) => {
  expect(checkLinks(none, release([href]))).toEqual([
    {
      page: '/herbs',
      check: 'internal link',
      expected: `${href} leads to a page`,
      found,
      remote: 'mf-sample',
    },
  ])
})

const entry = (to: string, label = 'Leaves') => ({ place: 'footer' as const, label, to, order: 1 })

it('names the remote and the label of a navigation entry that leads nowhere, once for all its places', () => {
  const combination = sampleBuilds(
    { name: 'shell', navigation: [entry('/roots')] },
    { navigation: [entry('/leaves'), entry('/leaves'), entry('/herbs')] },
  )
  expect(checkNavigation(combination, release([]))).toEqual([
    {
      page: 'navigation of mf-sample, "Leaves"',
      check: 'internal link',
      expected: '/leaves leads to a page',
      found: 'no such page',
      remote: 'mf-sample',
    },
  ])
})

it('leaves out links of the navigation: every page repeats them', () => {
  const combination = sampleBuilds({ navigation: [entry('/leaves')] })
  expect(checkLinks(combination, release(['/leaves', '/stems']))).toMatchObject([
    { page: '/herbs', expected: '/stems leads to a page' },
  ])
})

it('refuses two pages with one title, and names both', () => {
  const planned = (remote: string, path: string, title: string) => {
    const page = samplePage(path)
    return { remote, page: { ...page, metadata: { ...page.metadata, title } } }
  }
  const pages = [
    planned('mf-sample', '/herbs', 'Plants'),
    planned('mf-sample', '/roots', 'Roots'),
    planned('mf-trees', '/leaves', 'Plants'),
  ]
  expect(checkUnique(pages, 'title')).toEqual([
    {
      page: '/leaves',
      check: 'unique title',
      expected: 'unlike that of /herbs',
      found: 'Plants',
      remote: 'mf-trees',
    },
  ])
})

it.each([
  ['/herbs?plant=mint#list', undefined],
  ['/herbs?plant=oak', 'the page takes mint as "plant"'],
  ['/herbs?colour=green', undefined],
])('%s: %s', (href, found) => {
  const queries = { plant: { field: 'herb', values: ['mint'] } }
  const findings = checkLinks(none, {
    '/herbs': sampleReleasePage({ links: [href], ids: ['list'], queries }),
  })
  expect(findings.map((finding) => finding.found)).toEqual(found ? [found] : [])
})

it('reads a page once for all of its broken links, and charges each to the remotes that hold it', async () => {
  const site = await temporarySite()
  const links = Array.from({ length: 5000 }, (_, index) => `/none-${index}`)
  const anchors = links.map((link) => `<a href="${link}">None</a>`).join('')
  await mkdir(site.pages, { recursive: true })
  await writeFile(join(site.pages, 'herbs.html'), `<main data-remote="mf-herbs">${anchors}</main>`)
  const pages = { '/herbs': { ...page(links), html: 'herbs.html' } }
  const found = checkLinks(none, pages)
  const charged = await withLinkRemotes(site, { pages, origin: 'https://college.example' }, found)
  expect(charged).toEqual(found.map((finding) => ({ ...finding, remote: 'mf-herbs' })))
})

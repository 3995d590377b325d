import { alcOptions } from '../../mf-programs/content/alc-tuition'
import { publishedPages } from './published-pages'
import { bare, visibleText } from './visible-text'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Keys whose values are for machines: types, addresses, codes, places in a list. */
const forMachines = new Set(
  '@context @type url item image logo inLanguage priceCurrency category position numberOfItems'.split(' '),
)

const blocksOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { [key: string]: Json },
  )

/** Every value that is text for people, a duration such as PT500H by its number. */
function* peoplesText(value: Json, key = ''): Generator<string> {
  if (forMachines.has(key) || value === null || typeof value === 'boolean') return
  if (Array.isArray(value)) for (const item of value) yield* peoplesText(item, key)
  else if (typeof value === 'object')
    for (const [name, item] of Object.entries(value)) yield* peoplesText(item, name)
  else yield String(value).replace(/^PT(\d+)[HM]$/, '$1')
}

const notMirrored = (html: string) => {
  const visible = visibleText(html)
  return [...peoplesText(blocksOf(html))].filter((words) => !visible.includes(bare(words)))
}

const college = 'EducationalOrganization'
const topics = ['classical-texts', 'health-conditions', 'lifestyle-practices', 'panchakarma-therapies']
  .concat('educational-guides', 'research-links', 'wellness-tools')
  .map((topic): [string, string[]] => [`/resources/${topic}`, ['Article', 'BreadcrumbList']])
const courses = ['alc', 'ahc', 'an', 'ah', 'ast', 'abt', 'amt', 'pkt'].map((code): [string, string[]] => [
  `/programs/${code}`,
  ['Course', 'BreadcrumbList'],
])
const pathways = ['ap', 'aap'].map((code): [string, string[]] => [
  `/programs/${code}`,
  ['Course', 'EducationalOccupationalProgram', 'BreadcrumbList'],
])

/** The types of structured data on every page, in the order of its head. */
const types: Record<string, string[]> = {
  '/': ['WebSite', college],
  '/about': ['AboutPage', 'BreadcrumbList'],
  '/faculty': [...Array.from({ length: 7 }, () => 'Person'), 'BreadcrumbList'],
  '/coming-soon': ['BreadcrumbList'],
  '/admissions': ['FAQPage', 'BreadcrumbList'],
  '/contact': ['ContactPage', 'BreadcrumbList'],
  '/podcast': ['PodcastSeries', 'PodcastEpisode', 'BreadcrumbList'],
  '/programs': ['ItemList', 'BreadcrumbList'],
  '/resources': ['CollectionPage', 'BreadcrumbList'],
  '/resources/glossary': ['DefinedTermSet', 'BreadcrumbList'],
  '/404': [],
  '/form-problem': [],
  '/menu': [],
  '/search': [],
  ...Object.fromEntries([...courses, ...pathways, ...topics]),
}

const pages = await publishedPages()

it('every page has the types of structured data that describe it', () => {
  const found = pages.map(([path, html]) => [path, blocksOf(html).map((block) => block['@type'])])
  expect(Object.fromEntries(found)).toEqual(types)
})

it('every word of structured data is in the visible text of its page', () => {
  const missing = pages.flatMap(([path, html]) => notMirrored(html).map((words) => `${path}: ${words}`))
  expect(missing).toEqual([])
})

it('a word that the page does not show is found: the test above can fail', () => {
  const [[, html] = ['', '']] = pages.filter(([path]) => path === '/programs/alc')
  const [{ amount }] = alcOptions
  expect(notMirrored(html.replace(`"price":${amount}`, `"price":${amount - 1}`))).toEqual([
    String(amount - 1),
  ])
})

it('has prices on the ALC page only, and claims neither a degree nor recognition', () => {
  const priced = pages.filter(([, html]) => /"(?:price|offers)"/.test(JSON.stringify(blocksOf(html))))
  expect(priced.map(([path]) => path)).toEqual(['/programs/alc'])
  for (const [, html] of pages) {
    expect(JSON.stringify(blocksOf(html))).not.toMatch(
      /degree|accredit|universit|designated|certified|rating/i,
    )
  }
})

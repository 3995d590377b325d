import { type PageFacts, type PartFacts, pageFacts } from './page-facts'
import { samplePage } from '../../store/testing/sample-build'
import { checkPage } from './check-page'

const origin = 'https://college.example'
const page = samplePage('/herbs')
const planned = { remote: 'mf-herbs', page }
const sound: PageFacts = {
  title: `${page.metadata.title} | Sample`,
  headings: ['Herbs'],
  mains: 1,
  banners: 1,
  footers: 1,
  navigations: ['Main', 'Breadcrumb'],
  ids: ['main', 'roots'],
  links: [],
  imagesWithoutAlt: [],
  forms: [],
  queries: {},
  sections: [],
  foreignFiles: [],
  httpEquivs: [],
  description: page.metadata.description,
  canonical: `${origin}/herbs`,
  words: 'Herbs',
  parts: {},
}

it('finds nothing wrong with a sound page', () => {
  expect(checkPage(planned, sound, origin)).toEqual([])
})

it.each<[check: string, fault: Partial<PageFacts>, expected: string, found: string]>([
  ['one h1', { headings: [] }, 'one h1', '0: '],
  ['one h1', { headings: ['Herbs', 'Roots'] }, 'one h1', '2: Herbs | Roots'],
  ['one main', { mains: 2 }, 'one main element', '2'],
  ['one banner', { banners: 2 }, 'one header outside of main', '2'],
  ['one footer', { footers: 0 }, 'one footer outside of main', '0'],
  ['named navigation', { navigations: ['Main', ''] }, 'a name of its own on each nav', '1: '],
  ['named navigation', { navigations: ['Main', 'Main'] }, 'a name of its own on each nav', '2: Main'],
  ['title', { title: 'Roots' }, `a title that begins with "${page.metadata.title}"`, 'Roots'],
  ...[39, 161].map((length): [string, Partial<PageFacts>, string, string] => {
    const description = 'x'.repeat(length)
    return ['description', { description }, '40 to 160 characters, which search engines show', description]
  }),
  ['unique ids', { ids: ['a', 'b', 'a', 'a'] }, 'each id once', '3: a'],
  ['canonical', { canonical: '' }, `${origin}/herbs`, 'none'],
  ['canonical', { canonical: `${origin}/roots` }, `${origin}/herbs`, `${origin}/roots`],
])(
  '"%s" fails on %o, and names the page, what was expected and what was found',
  (check, fault, expected, found) => {
    expect(checkPage(planned, { ...sound, ...fault }, origin)).toMatchObject([
      { page: '/herbs', check, expected, found, remote: 'mf-herbs' },
    ])
  },
)

it.each([
  ['/assets/mf-herbs/card-1a2b3c4d.png', []],
  ['https://cdn.example/card.png', [{ check: 'social image', remote: 'mf-herbs' }]],
])('takes %s as a social image, or refuses it: %o', (image, findings) => {
  const withImage = { ...page, metadata: { ...page.metadata, image } }
  expect(checkPage({ ...planned, page: withImage }, sound, origin)).toMatchObject(findings)
})

it.each([40, 160])('accepts a description of %i characters', (length) => {
  expect(checkPage(planned, { ...sound, description: 'x'.repeat(length) }, origin)).toEqual([])
})

it('asks for no canonical address on a page that search engines do not list', () => {
  const hidden = { ...page, metadata: { ...page.metadata, noindex: true as const } }
  expect(checkPage({ ...planned, page: hidden }, { ...sound, canonical: '' }, origin)).toEqual([])
})

const nothing = pageFacts('', new URL(origin))

it.each<[check: string, fault: Partial<PartFacts>, expected: string, found: string]>([
  [
    'files of the site',
    { foreignFiles: ['an inline script'] },
    'images and scripts that the remote imports: browsers are told to load no others',
    'an inline script',
  ],
  ['no http-equiv', { httpEquivs: ['refresh'] }, 'no meta element with http-equiv', 'refresh'],
  ['image texts', { imagesWithoutAlt: ['/a.svg'] }, 'an alt on every image', '/a.svg'],
])(
  '"%s" fails on an element, and names the remote whose fragment it is in',
  (check, fault, expected, found) => {
    const facts = { ...sound, parts: { shell: nothing, 'mf-box': { ...nothing, ...fault } } }
    expect(checkPage(planned, facts, origin)).toEqual([
      { page: '/herbs', check, about: found, expected, found, remote: 'mf-box' },
    ])
  },
)

it('refuses a form without its success message: without scripts, visitors would not know that it was sent', () => {
  const withForm = (id: string): PageFacts => ({
    ...sound,
    ids: [id],
    forms: [{ kind: 'herb-question', fields: [], remote: 'mf-box' }],
  })
  expect(checkPage(planned, withForm('herb-question-thanks'), origin)).toEqual([])
  expect(checkPage(planned, withForm('herb-thanks'), origin)).toEqual([
    {
      page: '/herbs',
      check: 'form',
      expected:
        "an element with the id that thanksId('herb-question') gives, where visitors without scripts are led back to",
      found: 'no "herb-question-thanks" on the page',
      remote: 'mf-box',
    },
  ])
})

it.each([
  ['mf-box', ['shell', 'mf-herbs', 'mf-box']],
  ['mf-herbs', ['shell', 'mf-herbs']],
  ['shell', ['shell']],
])('charges an id that comes twice to %s where %o have it', (remote, holders) => {
  const parts = Object.fromEntries(holders.map((holder) => [holder, { ...nothing, ids: ['a'] }]))
  expect(checkPage(planned, { ...sound, ids: ['a', 'a'], parts }, origin)).toMatchObject([{ remote }])
})

it.each<[twice: Partial<PageFacts>, held: Partial<PartFacts>]>([
  [{ headings: ['Herbs', 'Box'] }, { headings: ['Box'] }],
  [{ mains: 2 }, { mains: 1 }],
  [{ banners: 2 }, { banners: 1 }],
  [{ footers: 2 }, { footers: 1 }],
])('charges %o to the remote of the slot that holds %o', (twice, held) => {
  const parts = { 'mf-aside': nothing, 'mf-box': { ...nothing, ...held } }
  expect(checkPage(planned, { ...sound, ...twice, parts }, origin)).toMatchObject([{ remote: 'mf-box' }])
})

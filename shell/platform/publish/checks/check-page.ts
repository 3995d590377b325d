import type { Manifest } from 'contract/manifest'
import type { PageFacts } from '../page-facts'
import type { Finding } from './finding'

const duplicates = (values: string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** What must hold for every page on its own. */
export function checkPage(page: Manifest['pages'][number], facts: PageFacts, origin: string): Finding[] {
  const { path, metadata } = page
  const expectations: [check: string, holds: boolean, expected: string, found: string][] = [
    [
      'one h1',
      facts.headings.length === 1,
      'one h1',
      `${facts.headings.length}: ${facts.headings.join(' | ')}`,
    ],
    ['one main', facts.mains === 1, 'one main element', String(facts.mains)],
    ['one banner', facts.banners === 1, 'one header outside of main', String(facts.banners)],
    ['one footer', facts.footers === 1, 'one footer outside of main', String(facts.footers)],
    [
      'named navigation',
      !facts.navigations.includes('') && duplicates(facts.navigations).length === 0,
      'a name of its own on each nav',
      facts.navigations.join(', '),
    ],
    [
      'title',
      facts.title.startsWith(metadata.title),
      `a title that begins with "${metadata.title}"`,
      facts.title,
    ],
    [
      'description',
      facts.description.length >= 40 && facts.description.length <= 160,
      '40 to 160 characters, which search engines show',
      facts.description,
    ],
    ['unique ids', duplicates(facts.ids).length === 0, 'each id once', duplicates(facts.ids).join(', ')],
    [
      'image texts',
      facts.imagesWithoutAlt.length === 0,
      'an alt on every image',
      facts.imagesWithoutAlt.join(', '),
    ],
    [
      'files of the site',
      facts.foreignFiles.length === 0,
      'images and scripts that the remote imports: browsers are told to load no others',
      facts.foreignFiles.join(', '),
    ],
    [
      'no http-equiv',
      facts.httpEquivs.length === 0,
      'no meta element with http-equiv',
      facts.httpEquivs.join(', '),
    ],
    [
      'canonical',
      metadata.noindex === true || facts.canonical === origin + path,
      origin + path,
      facts.canonical || 'none',
    ],
  ]
  return expectations
    .filter(([, holds]) => !holds)
    .map(([check, , expected, found]) => ({ page: path, check, expected, found }))
}

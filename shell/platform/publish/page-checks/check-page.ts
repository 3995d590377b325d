import { thanksId } from 'contract/native-forms'
import type { PageFacts, PartFacts } from './page-facts'
import type { PlannedPage } from '../render/page-plan'
import type { Finding } from '../findings/finding'

const duplicates = (values: string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/**
 * The remote that has to act if `parts` hold too much of something: first the filler of a slot, then the page's owner, then the
 * shell, whose frame is on every page. If there is too little, the page's owner has to act.
 */
function remoteToAct(
  parts: PageFacts['parts'],
  owner: string,
  isIn: (part: PartFacts) => boolean = () => false,
): string {
  const remotes = Object.keys(parts).filter((remote) => parts[remote] && isIn(parts[remote]))
  const guest = remotes.find((remote) => remote !== owner && remote !== 'shell')
  return guest ?? (remotes.includes(owner) ? owner : (remotes[0] ?? owner))
}

/** Rules for the page as a whole. Other remotes can break those that look into its parts. */
function checkDocument({ remote: owner, page }: PlannedPage, facts: PageFacts, origin: string): Finding[] {
  const { path, metadata } = page
  const { headings, mains, banners, footers, parts } = facts
  const expectations: [
    check: string,
    holds: boolean,
    expected: string,
    found: string,
    isIn?: (part: PartFacts) => boolean,
  ][] = [
    [
      'one h1',
      headings.length === 1,
      'one h1',
      `${headings.length}: ${headings.join(' | ')}`,
      (part) => part.headings.length > 0,
    ],
    ['one main', mains === 1, 'one main element', String(mains), (part) => part.mains > 0],
    ['one banner', banners === 1, 'one header outside of main', String(banners), (part) => part.banners > 0],
    ['one footer', footers === 1, 'one footer outside of main', String(footers), (part) => part.footers > 0],
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
    [
      'canonical',
      metadata.noindex === true || facts.canonical === origin + path,
      origin + path,
      facts.canonical || 'none',
    ],
  ]
  return expectations
    .filter(([, holds]) => !holds)
    .map(([check, , expected, found, isIn]) => ({
      page: path,
      check,
      expected,
      found,
      remote: remoteToAct(parts, owner, isIn),
    }))
}

/** Names and ids that appear more often than allowed. */
function checkRepeated({ remote: owner, page }: PlannedPage, facts: PageFacts): Finding[] {
  const { ids, navigations, parts } = facts
  const finding = (check: string, expected: string, key: 'ids' | 'navigations', about: string) => ({
    page: page.path,
    check,
    about,
    expected,
    found: `${facts[key].filter((value) => value === about).length}: ${about}`,
    remote: remoteToAct(parts, owner, (part) => part[key].includes(about)),
  })
  const unnamed = navigations.includes('') ? [''] : []
  return [
    ...duplicates(ids).map((id) => finding('unique ids', 'each id once', 'ids', id)),
    ...[...new Set([...unnamed, ...duplicates(navigations)])].map((name) =>
      finding('named navigation', 'a name of its own on each nav', 'navigations', name),
    ),
  ]
}

/** Rules for each element, in any part of the page. */
function checkElements(page: string, remote: string, part: PartFacts): Finding[] {
  const findings = (check: string, expected: string, all: string[]) =>
    all.map((found) => ({ page, check, about: found, expected, found, remote }))
  return [
    ...findings('image texts', 'an alt on every image', part.imagesWithoutAlt),
    ...findings(
      'files of the site',
      'images and scripts that the remote imports: browsers are told to load no others',
      part.foreignFiles,
    ),
    ...findings('no http-equiv', 'no meta element with http-equiv', part.httpEquivs),
  ]
}

/** Without scripts, the success message is the only sign that a form was sent. */
function thanklessForms(page: string, { forms, ids }: Pick<PageFacts, 'forms' | 'ids'>): Finding[] {
  return forms
    .filter(({ kind }) => !ids.includes(thanksId(kind)))
    .map(({ kind, remote }) => ({
      page,
      check: 'form',
      expected: `an element with the id that thanksId('${kind}') gives, where visitors without scripts are led back to`,
      found: `no "${thanksId(kind)}" on the page`,
      remote,
    }))
}

/** Rules for a page on its own. */
export function checkPage(planned: PlannedPage, facts: PageFacts, origin: string): Finding[] {
  return [
    ...checkDocument(planned, facts, origin),
    ...checkRepeated(planned, facts),
    ...thanklessForms(planned.page.path, facts),
    ...Object.entries(facts.parts).flatMap(([remote, part]) =>
      checkElements(planned.page.path, remote, part),
    ),
  ]
}

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
function remoteToAct(parts: PageFacts['parts'], owner: string, isIn: (part: PartFacts) => boolean): string {
  const remotes = Object.keys(parts).filter((remote) => parts[remote] && isIn(parts[remote]))
  const guest = remotes.find((remote) => remote !== owner && remote !== 'shell')
  return guest ?? (remotes.includes(owner) ? owner : (remotes[0] ?? owner))
}

/** Elements of which a page has one. */
const singles: { check: string; expected: string; countIn: (part: PartFacts) => number }[] = [
  { check: 'one h1', expected: 'one h1', countIn: ({ headings }) => headings.length },
  { check: 'one main', expected: 'one main element', countIn: ({ mains }) => mains },
  { check: 'one banner', expected: 'one header outside of main', countIn: ({ banners }) => banners },
  { check: 'one footer', expected: 'one footer outside of main', countIn: ({ footers }) => footers },
]

/** Other remotes can break these rules in their parts of the page. */
function checkSingles({ remote: owner, page }: PlannedPage, facts: PageFacts): Finding[] {
  const { headings, parts } = facts
  return singles
    .filter(({ countIn }) => countIn(facts) !== 1)
    .map(({ check, expected, countIn }) => ({
      page: page.path,
      check,
      expected,
      found: check === 'one h1' ? `${headings.length}: ${headings.join(' | ')}` : String(countIn(facts)),
      remote: remoteToAct(parts, owner, (part) => countIn(part) > 0),
    }))
}

/** What search engines read. The page's owner has to act. */
function checkMetadata({ remote, page }: PlannedPage, facts: PageFacts, origin: string): Finding[] {
  const { path, metadata } = page
  const { title, description, canonical } = facts
  const rules = [
    {
      check: 'title',
      holds: title.startsWith(metadata.title),
      expected: `a title that begins with "${metadata.title}"`,
      found: title,
    },
    {
      check: 'description',
      holds: description.length >= 40 && description.length <= 160,
      expected: '40 to 160 characters, which search engines show',
      found: description,
    },
    {
      check: 'canonical',
      holds: metadata.noindex === true || canonical === origin + path,
      expected: origin + path,
      found: canonical || 'none',
    },
    {
      check: 'social image',
      holds: metadata.image?.startsWith('/assets/') !== false,
      expected: 'an image that the remote imports',
      found: metadata.image ?? 'none',
    },
  ]
  return rules
    .filter(({ holds }) => !holds)
    .map(({ check, expected, found }) => ({ page: path, check, expected, found, remote }))
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
    ...checkSingles(planned, facts),
    ...checkMetadata(planned, facts, origin),
    ...checkRepeated(planned, facts),
    ...thanklessForms(planned.page.path, facts),
    ...Object.entries(facts.parts).flatMap(([remote, part]) =>
      checkElements(planned.page.path, remote, part),
    ),
  ]
}

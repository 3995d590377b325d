import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Manifest } from 'contract/manifest'
import { contentHash } from '../store/hash'
import type { ReleasePage } from '../store/release'
import { thanklessForms } from './checks/check-forms'
import type { HtmlCheck } from './checks/check-html'
import { checkPage } from './checks/check-page'
import type { Finding } from './checks/finding'
import { pageFacts } from './page-facts'

const require = createRequire(import.meta.url)

/** What decides how HTML is judged, besides the HTML itself. */
const rules = [
  readFileSync(new URL('checks/html-validator.mjs', import.meta.url), 'utf8'),
  (require('html-validate/package.json') as { version: string }).version,
]

/** A page without the text of its stylesheets and scripts, which no check of its HTML reads: a third of its bytes. */
export const markupOf = (html: string) => html.replaceAll(/(<(?:style|script)[^>]*>)[^<]*/g, '$1')

/** Addresses of a build's files and the hashes of files: they differ from build to build, and no rule reads them. */
const fileReferences = /\/assets\/[^"\s]+|sha\d{3}-[\w+/=]+/g

/** The same for two pages of a site that are judged alike: their elements, attributes and texts are the same. */
export const markupHash = (markup: string, origin: string) =>
  contentHash(...rules, origin, markup.replaceAll(fileReferences, ''))

/** What a release remembers of a page's HTML. */
type ReadMarkup = Pick<ReleasePage, 'words' | 'ids' | 'links'> &
  Required<Pick<ReleasePage, 'markup' | 'forms'>>

/** What a page's HTML says, and what is wrong with it by itself. */
interface CheckedMarkup {
  read: ReadMarkup
  findings: Finding[]
}

/**
 * Reads and checks the HTML of a page on its own. HTML that says what it said in the live release, `before`, is known: it went
 * live, so nothing was wrong with it.
 */
export async function checkMarkup(
  page: Manifest['pages'][number],
  html: string,
  origin: string,
  htmlCheck: HtmlCheck,
  before: ReleasePage | undefined,
): Promise<CheckedMarkup> {
  const markup = markupOf(html)
  const hash = markupHash(markup, origin)
  if (before?.markup === hash && before.forms) {
    const { words, ids, links, forms } = before
    return { read: { markup: hash, words, ids, links, forms }, findings: [] }
  }
  const invalid = htmlCheck.check(page.path, markup)
  const facts = pageFacts(markup, new URL(page.path, origin))
  const { ids, links, forms } = facts
  return {
    read: { markup: hash, words: contentHash(facts.words), ids, links, forms },
    findings: [...checkPage(page, facts, origin), ...thanklessForms(page.path, facts), ...(await invalid)],
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { contentHash } from '../../store/hash'
import type { ReleasePage } from '../../store/release'
import { thanklessForms } from './check-forms'
import { checkHtml } from './check-html'
import { checkPage } from './check-page'
import type { Finding } from './finding'
import { pageFacts, type PageFacts } from '../page-facts'
import type { PageSection } from '../page-sections'
import type { PlannedPage } from '../page-plan'

const require = createRequire(import.meta.url)
const { version: htmlValidate } = require('html-validate/package.json') as { version: string }

const checkFiles = [
  '../page-facts.ts',
  '../page-sections.ts',
  '../html-tree.ts',
  'html-validator.mjs',
  'check-page.ts',
  'check-forms.ts',
]

/** The checks themselves: a new rule is applied to every page that is rendered. */
const checks = [
  htmlValidate,
  ...checkFiles.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')),
]

/** The elements of the document whose text names builds, or is a sheet: no check reads it. */
const unreadTexts =
  /(<style data-sheet="[^"]*">|<script type="(?:importmap|application\/json" id="document-data)">)[^<]*/g

/** Addresses of a build's files, and hashes of files: they differ from build to build. */
export const fileReferences = /\/assets\/[^"\s<>]+|sha\d{3}-[\w+/=]+/g

/** Hash of all that the checks read of a page: the same for two builds in which its elements, attributes and texts are the same. */
export const htmlHash = (html: string, origin: string) =>
  contentHash(...checks, origin, html.replaceAll(unreadTexts, '$1').replaceAll(fileReferences, ''))

/** What a release remembers of a page's HTML. */
type ReadHtml = Pick<ReleasePage, 'words' | 'ids' | 'links'> &
  Required<Pick<ReleasePage, 'checkedHtml'>> &
  Pick<PageFacts, 'forms' | 'queries'>

export interface CheckedHtml {
  read: ReadHtml
  /** What a search finds: the name of the stored file where nothing of it has changed. */
  searched: { stored: string } | PageSection[]
  findings: Finding[]
}

/**
 * Reads a page's HTML and checks it on its own. `before` is the page in the live release: HTML that says the same was checked
 * when that went live, and is not checked again.
 */
export async function checkPageHtml(
  planned: PlannedPage,
  html: string,
  origin: string,
  before: ReleasePage | undefined,
): Promise<CheckedHtml> {
  const checkedHtml = htmlHash(html, origin)
  if (before?.checkedHtml === checkedHtml && before.forms && before.queries && before.search) {
    const { words, ids, links, queries, search } = before
    // Earlier publishers did not note whose a form is.
    const forms = before.forms.map((form) => ({ remote: planned.remote, ...form }))
    return {
      read: { checkedHtml, words, ids, links, forms, queries },
      searched: { stored: search },
      findings: [],
    }
  }
  const { path } = planned.page
  const invalid = checkHtml(path, html)
  const facts = pageFacts(html, new URL(path, origin))
  const { ids, links, forms, queries } = facts
  return {
    read: { checkedHtml, words: contentHash(facts.words), ids, links, forms, queries },
    searched: facts.sections,
    findings: [...checkPage(planned, facts, origin), ...thanklessForms(path, facts), ...(await invalid)],
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PageSection } from 'contract/search'
import { allEnded } from '../../concurrency/all-ended'
import { contentHash } from '../../files/hash'
import type { ReleasePage } from '../../store/releases/release'
import { checkHtml } from './check-html'
import { checkPage } from './check-page'
import type { Finding } from '../findings/finding'
import { inTime } from '../findings/in-time'
import { pageFacts } from './page-facts'
import type { PlannedPage } from '../render/page-plan'

const require = createRequire(import.meta.url)
const { version: htmlValidate } = require('html-validate/package.json') as { version: string }

const checkFiles = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'))

/** This folder holds only what the findings in a page's HTML depend on: a change in it checks every rendered page again. */
const checks = [
  htmlValidate,
  ...checkFiles.toSorted().map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
]

/** Elements whose text no check reads: stylesheets, and data that names builds. */
const unreadTexts =
  /(<style data-sheet="[^"]*">|<script type="(?:importmap|application\/json" id="document-data)">)[^<]*/g

/** Addresses of a build's files, and hashes of files: they differ from build to build. */
export const fileReferences = /\/assets\/[^"\s<>]+|sha\d{3}-[\w+/=]+/g

/** Hash of everything that the checks read of a page: equal for two builds with the same elements, attributes and texts. */
export const htmlHash = (html: string, origin: string) =>
  contentHash(...checks, origin, html.replaceAll(unreadTexts, '$1').replaceAll(fileReferences, ''))

/** What a release remembers of a page's HTML. */
type ReadHtml = Pick<ReleasePage, 'words' | 'ids' | 'links' | 'forms' | 'queries'> &
  Required<Pick<ReleasePage, 'checkedHtml'>>

interface CheckedHtml {
  read: ReadHtml
  /** The parts that a search finds, or the name of the stored file if they have not changed. */
  searched: string | PageSection[]
  findings: Finding[]
}

/** By check of `checkPage`: what html-validate is about if it finds the same fault. */
const htmlFaults: Record<string, string[]> = {
  'one main': ['Multiple <main> elements present in document', 'landmark <main'],
  'one banner': ['landmark <header'],
  'one footer': ['landmark <footer'],
  'named navigation': ['landmark <nav'],
  'image texts': ['<img> is missing required "alt" attribute'],
}

/** What html-validate says of the same fault; `checkPage` knows whom to charge. */
const htmlFaultsOf = ({ check, about }: Finding) =>
  check === 'unique ids' ? [`Duplicate ID "${about}"`] : (htmlFaults[check] ?? [])

/**
 * Reads a page's HTML and checks it on its own. `before` is the page in the live release: if its HTML says the same, the
 * results of that check are used again.
 */
export async function checkPageHtml(
  planned: PlannedPage,
  html: string,
  origin: string,
  before: ReleasePage | undefined,
): Promise<CheckedHtml> {
  const checkedHtml = htmlHash(html, origin)
  if (before?.search !== undefined && before.checkedHtml === checkedHtml) {
    const { words, ids, links, forms, queries, search } = before
    return { read: { checkedHtml, words, ids, links, forms, queries }, searched: search, findings: [] }
  }
  const { path } = planned.page
  const readFacts = async () => inTime(path, () => pageFacts(html, new URL(path, origin)))
  // html-validate works while this thread reads.
  const [invalid, facts] = await allEnded([checkHtml(path, html), readFacts()])
  const { ids, links, forms, queries } = facts
  const found = inTime(path, () => checkPage(planned, facts, origin))
  const said = new Set(found.flatMap(htmlFaultsOf))
  return {
    read: { checkedHtml, words: contentHash(facts.words), ids, links, forms, queries },
    searched: facts.sections,
    findings: [...found, ...invalid.filter(({ about }) => !said.has(about ?? ''))],
  }
}

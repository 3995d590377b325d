import type { PageSection } from 'contract/search'
import { allEnded } from '../../concurrency/all-ended'
import { contentHash } from '../../files/hash'
import type { ReleasePage } from '../../store/releases/release'
import { checkHtml } from './check-html'
import { checkPage } from './check-page'
import { htmlHash } from './html-hash'
import type { Finding } from '../findings/finding'
import { inTime } from '../findings/in-time'
import { pageFacts } from './page-facts'
import type { PlannedPage } from '../render/page-plan'

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

/** What the checks gave for the page of the live release; undefined if they would read something else now. */
function liveResult(live: ReleasePage, checkedHtml: string): CheckedHtml | undefined {
  const { words, ids, links, forms, queries, search } = live
  if (search === undefined || live.checkedHtml !== checkedHtml) return undefined
  // What they found is live already and refuses nothing.
  return { read: { checkedHtml, words, ids, links, forms, queries }, searched: search, findings: [] }
}

/** Reads a page's HTML and checks it on its own, or uses again what the checks gave for `reusable`, the live page. */
export async function checkPageHtml(
  planned: PlannedPage,
  html: string,
  origin: string,
  reusable?: ReleasePage,
): Promise<CheckedHtml> {
  const checkedHtml = htmlHash(html, origin)
  const reused = reusable && liveResult(reusable, checkedHtml)
  if (reused) return reused
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

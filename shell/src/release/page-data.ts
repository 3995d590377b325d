import { artefactAddress, pageDataAddress, type PageData } from 'contract/page-data'
import { withTimeLimit } from './time-limit'
import { fullLoad } from './full-load'

/** How long (ms) the tab relies on the server's answer that it may stay on its release. */
const answerHolds = 5 * 60_000

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** When the server was last asked. A document from the browser's history may be of any age. */
let asked = load?.type === 'back_forward' ? 0 : performance.timeOrigin
let over = false

/** Whether the server has said that the tab has to leave its release. */
export const isOver = () => over

/** Whether the server's last answer still lets the tab show the pages that it holds. If the clock was set back, its age is unknown. */
export function isKnownCurrent(): boolean {
  const age = Date.now() - asked
  return !over && age >= 0 && age < answerHolds
}

/**
 * The release that this tab was opened on, from the `Server-Timing` header: pages do not name it, so that an unchanged page has the same
 * bytes in the next release.
 */
function releaseId(): string {
  const release = load?.serverTiming.find(({ name }) => name === 'release')?.description
  if (!release) throw new Error('The response named no release (Server-Timing: release).')
  return release
}

/** Asks for the data of a page of the release, bypassing the browser's cache. */
async function ask(path: string, priority: RequestPriority): Promise<Response> {
  const start = Date.now()
  const response = await fetch(pageDataAddress(releaseId(), path), { priority, cache: 'no-cache' })
  if (response.ok) asked = start
  over ||= response.status === 410
  return response
}

async function read<Data>(response: Response): Promise<Data> {
  if (!response.ok) throw new Error(`${response.status}: no data at ${response.url}`)
  return (await response.json()) as Data
}

/** The data of a page. Rejects at any other status than 2xx; 410 means that the release is over. */
export const fetchPageData = async (path: string, priority: RequestPriority) =>
  read<PageData>(await ask(path, priority))

/** An artefact of the release as JSON. Rejects at any other status than 2xx. */
export const fetchArtefact = async <Content>(name: string, priority: RequestPriority = 'auto') =>
  read<Content>(await fetch(artefactAddress(releaseId(), name), { priority }))

/** A static host never answers 410: there, the missing home page of a release shows that the release is over. */
async function askForHome(): Promise<void> {
  const { status } = await ask('/', 'high')
  over ||= status === 404
}

/** Asks the server. Rejects if the tab has to leave its release; if the server does not answer, the tab stays. */
export async function requireCurrent(): Promise<void> {
  if (!over) await withTimeLimit(askForHome(), 'The server').catch(() => {})
  if (over) throw new Error('The release is over.')
  asked = Date.now()
}

/** Checks the release of a document that the browser brings back from its cache. */
export function checkReturns(): void {
  const check = () => {
    if (!isKnownCurrent()) requireCurrent().catch(fullLoad)
  }
  check()
  addEventListener('pageshow', check)
}

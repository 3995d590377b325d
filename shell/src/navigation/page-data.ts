import {
  artefactAddress,
  islandsFile,
  pageDataAddress,
  type Islands,
  type PageData,
} from 'contract/page-data'
import { timeLimit, withTimeLimit } from '../remotes/time-limit'

/** For how long (ms) the tab relies on the server's answer that it may stay on its release. */
const answerHolds = 5 * 60_000

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** When the server was last asked. A document that the browser brings back may be of any age. */
let asked = load?.type === 'back_forward' ? 0 : performance.timeOrigin
let over = false

/** Whether the server has said that the tab has to leave its release. */
export const isOver = () => over

/** Whether the tab may show a page that it holds without asking the server. */
export const isCertain = () => !over && Date.now() - asked < answerHolds

/**
 * The release that this tab was opened on, from the response's `Server-Timing` header: pages do not name it, so that
 * an unchanged page is byte-identical in the next release.
 */
function releaseId(): string {
  const release = load?.serverTiming.find(({ name }) => name === 'release')?.description
  if (!release) throw new Error('The response named no release (Server-Timing: release).')
  return release
}

/** Asks for the data of a page of the release, past what the browser has kept. */
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

/** The data of a page of the release. */
export const fetchPageData = async (path: string, priority: RequestPriority) =>
  read<PageData>(await ask(path, priority))

/** An artefact of the release, as JSON. */
export const fetchArtefact = async <Content>(name: string) =>
  read<Content>(await fetch(artefactAddress(releaseId(), name)))

/** The code of the release's islands; a form that is on the screen gets it after the release is over, too. */
export const fetchIslands = async () =>
  read<Islands>(await fetch(artefactAddress(releaseId(), islandsFile), { priority: 'high' }))

/** Plain files say no 410: they lack the home page, which every release has. */
async function askForHome(): Promise<void> {
  const { status } = await ask('/', 'high')
  over ||= status === 404
}

/** Asks the server; rejects where the tab has to leave its release. A server that does not answer changes nothing. */
export async function requireCurrent(): Promise<void> {
  if (!over) await withTimeLimit(askForHome(), timeLimit, 'The server').catch(() => {})
  if (over) throw new Error('The release is over.')
  asked = Date.now()
}

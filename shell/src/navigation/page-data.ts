import {
  artefactAddress,
  islandsFile,
  pageDataAddress,
  type Islands,
  type PageData,
} from 'contract/page-data'

const day = 24 * 3_600_000

/** The files of a release stay for a week after it (`prune.ts`): what an older tab knows of them may no longer be true. */
export const isTabOld = () => Date.now() - performance.timeOrigin > day

/**
 * The release that this tab was opened on, from the response's `Server-Timing` header: pages do not name it, so that
 * an unchanged page is byte-identical in the next release.
 */
function releaseId(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const release = entry?.serverTiming.find(({ name }) => name === 'release')?.description
  if (!release) throw new Error('The response named no release (Server-Timing: release).')
  return release
}

/** A file of the release; in an old tab past the browser's cache. */
async function fetchData<Data>(address: string, priority: RequestPriority): Promise<Data> {
  const cache = isTabOld() ? 'no-cache' : 'default'
  const response = await fetch(address, { priority, cache })
  if (!response.ok) throw new Error(`${response.status}: no data at ${address}`)
  return (await response.json()) as Data
}

/** The data of a page of the release. */
export const fetchPageData = (path: string, priority: RequestPriority) =>
  fetchData<PageData>(pageDataAddress(releaseId(), path), priority)

/** The code of the release's islands. */
export const fetchIslands = () => fetchData<Islands>(artefactAddress(releaseId(), islandsFile), 'high')

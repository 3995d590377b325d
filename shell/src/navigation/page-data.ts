import { pageDataAddress, type PageData } from 'contract/page-data'
import { releaseId } from './release-id'

const day = 24 * 3_600_000

/** The files of a release stay for a week after it (`prune.ts`): what an older tab knows of them may no longer be true. */
const isTabOld = () => Date.now() - performance.timeOrigin > day

async function fetchData(path: string, options: RequestInit): Promise<PageData> {
  const response = await fetch(pageDataAddress(releaseId(), path), options)
  if (!response.ok) throw new Error(`${response.status}: no page data for ${path}`)
  return (await response.json()) as PageData
}

/** The data of the release's pages: fetched when a page is asked for, unless somebody foresaw that it would be. */
export function foreseenData() {
  const foreseen = new Map<string, Promise<PageData>>()
  const foresee = (path: string) => {
    if (isTabOld() || foreseen.has(path)) return
    const data = fetchData(path, { priority: 'low' })
    data.catch(() => foreseen.delete(path))
    foreseen.set(path, data)
  }
  /** What was foreseen is given out once: a page that fails with it is asked for anew. */
  const dataOf = (path: string): Promise<PageData> => {
    const known = foreseen.get(path)
    foreseen.delete(path)
    if (isTabOld()) return fetchData(path, { cache: 'no-cache' })
    return known ?? fetchData(path, {})
  }
  return { foresee, dataOf }
}

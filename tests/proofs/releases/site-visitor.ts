import { contentHash } from 'platform/files/hash'
import { mirrorRelease } from 'platform/replication/mirror-release'
import { readRelease, type Release, type ReleasePage } from 'platform/store/releases/release'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import type { SeededRandom } from '../../setup/seeded-random'

/** The results of a visitor's requests. */
export interface Visits {
  answers: number
  /** Releases that answered. */
  releases: Set<string>
  faults: string[]
}

const known = new Map<string, Release>()
async function releaseOf(site: SiteDirectory, id: string): Promise<Release> {
  if (site.store) await mirrorRelease(site, site.store, id)
  const release = known.get(id) ?? (await readRelease(site, id))
  known.set(id, release)
  return release
}

/** The names of a page's stored files contain the hash of their content, so any wrong byte is detected. */
const isExactly = (name: string, content: string) => name.startsWith(`${contentHash(content)}.`)

async function fetched(url: string, visits: Visits): Promise<{ response: Response; body: string }> {
  const response = await fetch(url)
  const body = await response.text()
  visits.answers++
  if (response.status !== 200) visits.faults.push(`${url}: ${response.status}`)
  return { response, body }
}

function compare(
  visits: Visits,
  what: string,
  page: ReleasePage | undefined,
  kind: 'html' | 'data',
  body: string,
) {
  if (!page) visits.faults.push(`${what}: the release that it names has no such page`)
  else if (!isExactly(page[kind], body))
    visits.faults.push(`${what}: not the bytes of the release that it names`)
}

/** One page with some of its files, then the data of another page of the same release. */
export async function visitOnce(
  url: string,
  site: SiteDirectory,
  paths: string[],
  random: SeededRandom,
  visits: Visits,
): Promise<void> {
  const [path, next] = [random.pick(paths), random.pick(paths)]
  const { response, body } = await fetched(url + path, visits)
  const id = /release;desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? ''
  const release = await releaseOf(site, id)
  visits.releases.add(id)
  compare(visits, `${path} of ${id}`, release.pages[path], 'html', body)
  const files = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  for (let count = 0; count < 3; count++) await fetched(url + random.pick(files), visits)
  const name = next === '/' ? '/index' : next
  const data = await fetched(`${url}/assets/releases/${id}/pages${name}.json`, visits)
  compare(visits, `data of ${next} of ${id}`, release.pages[next], 'data', data.body)
}

import type { NavigationEntry } from 'contract/remote'
import type { SlotName } from 'contract/slots'
import { sideBySide } from '../concurrency/side-by-side'
import { ask, liveDocument, readJson, readJsonIfThere } from './live-document'
import type { OtherRemotes, PublishedModule } from './other-remotes'
import {
  artefactAddress,
  islandsFile,
  pageDataAddress,
  type Islands,
  type ModuleRef,
  type PageData,
} from 'contract/page-data'

/** Requests at a time: a site may have a thousand pages. */
const requestsAtOnce = 20

const pathOf = (address: string) => address.replace(/[?#].*/, '')

/** Pages that search engines may list, and those of the navigation; no public address names any others. */
async function publishedPaths(origin: string, navigation: NavigationEntry[]): Promise<string[]> {
  const sitemap = await (await ask(new URL('/sitemap.xml', origin))).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  return [...new Set([...listed, ...navigation.map(({ to }) => pathOf(to))])]
}

/** A menu may link to a page that is not there: a publish with `--force` accepts it. */
async function publishedPages(origin: string, release: string, paths: string[]): Promise<PageData[]> {
  const pages = await sideBySide(paths, requestsAtOnce, (path) =>
    readJsonIfThere<PageData>(origin, pageDataAddress(release, path)),
  )
  return pages.filter((page) => page !== undefined)
}

function published(name: SlotName, { remote, file }: ModuleRef, remotes: PageData['remotes']) {
  const files = remotes[remote]
  return files ? [[name, { remote, file, files }] as const] : []
}

/** A page names the modules of its slots, but of an island only the remote: the release names its module. */
const slotsOf = (pages: PageData[], islands: Islands): (readonly [SlotName, PublishedModule])[] => [
  ...pages.flatMap(({ slots, remotes }) =>
    Object.entries(slots).flatMap(([name, slot]) => ('file' in slot ? published(name, slot, remotes) : [])),
  ),
  ...Object.entries(islands).flatMap(([name, island]) => published(name, island, island.remotes)),
]

/**
 * Everything the site at `origin` shows of remotes that are not in `sources`, from its public addresses alone. A navigation entry
 * counts for the remote that owns its page.
 */
export async function findOtherRemotes(origin: string, sources: string[]): Promise<OtherRemotes> {
  const { release, navigation } = await liveDocument(origin)
  const pages = await publishedPages(origin, release, await publishedPaths(origin, navigation))
  const islands = await readJson<Islands>(origin, artefactAddress(release, islandsFile))
  const isOther = ({ remote }: { remote: string }) => !sources.includes(remote)
  const owned = new Set(pages.filter(({ page }) => !isOther(page)).map(({ path }) => path))
  return {
    navigation: navigation.filter(({ to }) => !owned.has(pathOf(to))),
    pages: Object.fromEntries(pages.filter(({ page }) => isOther(page)).map((data) => [data.path, data])),
    slots: Object.fromEntries(slotsOf(pages, islands).filter(([, module]) => isOther(module))),
  }
}

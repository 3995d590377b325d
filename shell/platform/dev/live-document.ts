import type { DocumentData } from 'contract/page-data'
import { SiteError } from '../store/errors'

const usage = (fault: string, origin: string) =>
  new SiteError('usage', `--against: ${fault}.`, `For example: --against ${origin}`)

/** The origin that `against` names. A site is at the root of its origin: a path would be dropped without a word. */
export function originOf(against: string): string {
  if (!URL.canParse(against) || !/^https?:/.test(against))
    throw usage(`expected the address of a site; found ${against}`, 'https://college.example')
  const { origin, href } = new URL(against)
  if (href !== `${origin}/`) throw usage(`expected an origin, which has no path; found ${against}`, origin)
  return origin
}

const unreachable = (url: URL, expected: string, found: string) =>
  new SiteError(
    'site-unreachable',
    `${url.href}: expected ${expected}; found ${found}.`,
    'Name a running site that this project serves: --against URL',
  )

/** What the site answers at `url`; anything but a success is refused. */
export async function ask(url: URL): Promise<Response> {
  const refuse = (found: string) => unreachable(url, 'an answer of a published site', found)
  const response = await fetch(url).catch((error: Error) => {
    throw refuse(error.cause instanceof Error ? error.cause.message : error.message)
  })
  if (!response.ok) throw refuse(`status ${response.status}`)
  return response
}

/** The home page of a site as it is live: the release that it belongs to, and the page. */
export async function liveDocument(origin: string) {
  const url = new URL('/', origin)
  const response = await ask(url)
  const release = /release;desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '')?.[1]
  const html = await response.text()
  const block = /<script type="application\/json" id="document-data">(.*?)<\/script>/s.exec(html)?.[1]
  if (release && block) return { release, html, ...(JSON.parse(block) as DocumentData) }
  throw unreachable(
    url,
    'a page of a published release (Server-Timing: release, and its data block)',
    'neither or one',
  )
}

import type { DocumentData } from 'contract/page-data'
import { SiteError } from '../errors/site-error'
import { reasonOf } from '../errors/reason'

const wrongAgainst = (fault: string, example: string) =>
  new SiteError('usage', `--against: ${fault}.`, `For example: --against ${example}`)

/** The origin in `against`. A site is at the root of its origin, so a path is refused. */
export function originOf(against: string): string {
  if (!URL.canParse(against) || !/^https?:/.test(against))
    throw wrongAgainst(`expected the address of a site; found ${against}`, 'https://college.example')
  const { origin, href } = new URL(against)
  if (href !== `${origin}/`)
    throw wrongAgainst(`expected an origin, which has no path; found ${against}`, origin)
  return origin
}

const unreachable = (url: URL, expected: string, found: string) =>
  new SiteError(
    'site-unreachable',
    `${url.href}: expected ${expected}; found ${found}.`,
    'Name a running site that this project serves: --against URL',
  )

const noAnswer = (url: URL, found: string) => unreachable(url, 'an answer of a published site', found)

/** The answer of the site to `url`; undefined if it has no such address. @throws for any other failure */
async function answerOf(url: URL): Promise<Response | undefined> {
  const response = await fetch(url).catch((error: unknown) => {
    throw noAnswer(url, reasonOf(error))
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw noAnswer(url, `status ${response.status}`)
  return response
}

/** The answer of the site to `url`. @throws unless it is a success */
export async function ask(url: URL): Promise<Response> {
  const response = await answerOf(url)
  if (response) return response
  throw noAnswer(url, 'status 404')
}

/** The JSON that the site answers at `address`. @throws unless it is a success */
export const readJson = async <Content>(origin: string, address: string): Promise<Content> =>
  (await (await ask(new URL(address, origin))).json()) as Content

/** The JSON that the site answers at `address`; undefined if it has no such address. @throws for any other failure */
export const readJsonIfThere = async <Content>(origin: string, address: string) =>
  (await (await answerOf(new URL(address, origin)))?.json()) as Content | undefined

/** The live home page of a site, and the release that it belongs to. */
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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formSchema } from 'contract/manifest'
import * as z from 'zod'
import { checkedJson } from '../../errors/checked-json'
import { readStored } from '../places/corruption'
import { SiteError } from '../../errors/site-error'
import type { SiteDirectory } from '../places/site-directory'

/** Earlier publishers called the remote of a page its `section`. */
const withRemote = (page: unknown) =>
  typeof page === 'object' && page !== null && 'section' in page ? { remote: page.section, ...page } : page

const pageFields = z.object({
  /** Hash of everything that the page is made from: if it is the same, the page is not rendered again. */
  input: z.string(),
  /** Names of the stored `.html` and `.json` in `pages/`. */
  html: z.string(),
  data: z.string(),
  /** The remote that owns it. */
  remote: z.string(),
  slots: z.array(z.string()),
  /** CSP hashes of its inlined styles. */
  styles: z.array(z.string()),
  /** CSP hashes of its inline scripts; releases stored before decision 019 have none. */
  scripts: z.array(z.string()).default([]),
  noindex: z.boolean(),
  /** Hash of the words in its main region, and the day they last changed (ISO date). */
  words: z.string(),
  changed: z.string(),
  /** Hash of what the checks read of its HTML; earlier publishers wrote none. */
  checkedHtml: z.string().optional(),
  /** Its forms that post to the web server, by kind: the fields and the remote of each. Earlier publishers wrote less. */
  forms: z
    .array(z.object({ kind: z.string(), fields: z.array(z.string()), remote: z.string().optional() }))
    .default([]),
  /** Name of the stored parts that a search finds; earlier publishers wrote none. */
  search: z.string().optional(),
  /** By query parameter: the select that it sets, and the values of its options. Earlier publishers wrote none. */
  queries: z.record(z.string(), z.object({ field: z.string(), values: z.array(z.string()) })).default({}),
  /** For the check of other pages' links. */
  ids: z.array(z.string()),
  links: z.array(z.string()),
})

const pageSchema = z.preprocess(withRemote, pageFields)

/** One page of a release. */
export type ReleasePage = z.infer<typeof pageFields>

/** Names of the stored files of a page. */
export const filesOfPage = ({ html, data, search }: Pick<ReleasePage, 'html' | 'data' | 'search'>) => [
  html,
  data,
  ...(search === undefined ? [] : [search]),
]

const acceptedSchema = z.object({
  page: z.string(),
  check: z.string(),
  about: z.string().optional(),
  expected: z.string(),
  found: z.string(),
  remote: z.string().optional(),
  /** The command that accepted it, and the day. */
  by: z.string(),
})

const releaseSchema = z.object({
  id: z.string(),
  /** When it was made (ISO date and time). */
  at: z.string(),
  origin: z.string(),
  builds: z.record(z.string(), z.string()),
  pages: z.record(z.string(), pageSchema),
  /** Files that are not pages, by name (`sitemap.xml`): the stored file of each. Earlier publishers wrote none. */
  artefacts: z.record(z.string(), z.string()).default({}),
  /** Hash of each island's HTML and sheets, by slot: pages that hold it depend on it. */
  islands: z.record(z.string(), z.string()).default({}),
  /** The forms that the web server takes, by kind. Earlier releases lack the key. */
  forms: z.record(z.string(), formSchema).default({}),
  /** Findings with which it went live: later publishes are not charged for them. */
  accepted: z.array(acceptedSchema).optional(),
})

/** A combination of builds that passed the checks, and the pages rendered from them. */
export type Release = z.infer<typeof releaseSchema>

/** The builds of a release, for people. */
export const buildsOf = (release: Release) =>
  Object.entries(release.builds)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ')

/** Names of all stored files of a release: those of its pages and its artefacts. */
export const contentsOf = ({ pages, artefacts }: Release) => [
  ...new Set([...Object.values(pages).flatMap(filesOfPage), ...Object.values(artefacts)]),
]

/** Parses a stored release. `faultOf` makes the error for one that cannot be used. */
export const parseRelease = (text: string, faultOf: (fault: string) => SiteError): Release =>
  checkedJson(text, releaseSchema, faultOf)

/** Where release `id` is stored. */
export const releaseFile = (site: SiteDirectory, id: string) => join(site.releases, `${id}.json`)

/** Whether a text has the form of a release id. */
export const isReleaseId = (id: string) => /^[\da-f]{16}$/.test(id)

/** Whether release `id` is stored; false for a text that is no id. */
export const isStored = (site: SiteDirectory, id: string) =>
  isReleaseId(id) && existsSync(releaseFile(site, id))

/** Reads release `id`. @throws if it does not exist or is corrupt */
export async function readRelease(site: SiteDirectory, id: string): Promise<Release> {
  if (!isStored(site, id))
    throw new SiteError(
      'release-unknown',
      `There is no release ${id}.`,
      '`npm run site -- log` lists the releases; `rollback ID` puts one of them live.',
    )
  return readStored(
    releaseFile(site, id),
    releaseSchema,
    'Put a whole release live: npm run site -- rollback ID (`log` lists them). Where there is none, publish all remotes into another SITE_DIR.',
  )
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formSchema } from 'contract/manifest'
import * as z from 'zod'
import { checkedJson } from './checked-json'
import { readStored } from './corruption'
import { SiteError } from './errors'
import type { SiteDirectory } from './site-directory'

/** Earlier versions of the publisher called the remote that owns a page its `section`. */
const withRemote = (page: unknown) =>
  typeof page === 'object' && page !== null && 'section' in page ? { remote: page.section, ...page } : page

const pageFields = z.object({
  /** Hash of all that the page is made of: unchanged input is neither rendered nor compressed again. */
  input: z.string(),
  /** Names of the stored `.html` and `.json` in `pages/`. */
  html: z.string(),
  data: z.string(),
  /** Remote that owns it. */
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
  /** By kind: the forms in it that post to the web server, the fields that each sends and the remote that it is of; earlier publishers wrote less. */
  forms: z
    .array(z.object({ kind: z.string(), fields: z.array(z.string()), remote: z.string().optional() }))
    .optional(),
  /** Name of the stored sections that a search finds; earlier publishers wrote none. */
  search: z.string().optional(),
  /** By query parameter: the select that it chooses an option of, and the values of its options; earlier publishers wrote none. */
  queries: z.record(z.string(), z.object({ field: z.string(), values: z.array(z.string()) })).optional(),
  /** Facts that other pages' links are checked against. */
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
  at: z.string(),
  origin: z.string(),
  builds: z.record(z.string(), z.string()),
  pages: z.record(z.string(), pageSchema),
  /** Files that are no pages, by name (`sitemap.xml`): the stored file of each. Earlier publishers wrote none. */
  artefacts: z.record(z.string(), z.string()).optional(),
  /** Hash of what each island shows, by slot: what a page that holds it is made of, too. */
  islands: z.record(z.string(), z.string()).optional(),
  /** By kind: the forms that its web server takes. Releases from before they were held here lack the key. */
  forms: z.record(z.string(), formSchema).optional(),
  /** Findings with which it went live: a later publish is not charged for them. */
  accepted: z.array(acceptedSchema).optional(),
})

/** A proven combination of builds, and the pages rendered from them. */
export type Release = z.infer<typeof releaseSchema>

/** The builds of a release, for people. */
export const buildsOf = (release: Release) =>
  Object.entries(release.builds)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ')

/** Names of all stored files of a release: of its pages and its artefacts. */
export const contentsOf = ({ pages, artefacts = {} }: Release) => [
  ...new Set([...Object.values(pages).flatMap(filesOfPage), ...Object.values(artefacts)]),
]

/** A release as it is stored; `faultOf` makes the error of one that cannot be used. */
export const parseRelease = (text: string, faultOf: (fault: string) => SiteError): Release =>
  checkedJson(text, releaseSchema, faultOf)

/** Where release `id` is stored. */
export const releaseFile = (site: SiteDirectory, id: string) => join(site.releases, `${id}.json`)

/** Whether a word may be the name of a release. */
export const isReleaseId = (id: string) => /^[\da-f]{16}$/.test(id)

/** Whether release `id` is stored; a name that is no release's is not. */
export const isStored = (site: SiteDirectory, id: string) =>
  isReleaseId(id) && existsSync(releaseFile(site, id))

/** Reads release `id`; refuses one that does not exist or is corrupt. */
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

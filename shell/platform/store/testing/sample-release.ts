import { mkdir, writeFile } from 'node:fs/promises'
import { storeContent } from '../releases/page-store'
import { liveMove } from '../moves/pointer'
import { movePointer } from '../moves/write-moves'
import { releaseFile, type Release, type ReleasePage } from '../releases/release'
import { releaseId } from '../releases/release-id'
import type { SiteDirectory } from '../places/site-directory'

/** A page of a release; `parts` replace what a test needs. */
export const sampleReleasePage = (parts: Partial<ReleasePage> = {}): ReleasePage => ({
  input: '',
  html: '',
  data: '',
  remote: '',
  slots: [],
  styles: [],
  scripts: [],
  noindex: false,
  words: '',
  changed: '2026-01-01',
  forms: [],
  queries: {},
  ids: [],
  links: [],
  ...parts,
})

/** A release; `parts` replace what a test needs. */
export const sampleRelease = (parts: Partial<Release> = {}): Release => ({
  id: '',
  at: '',
  origin: '',
  builds: {},
  pages: {},
  artefacts: {},
  islands: {},
  forms: {},
  ...parts,
})

/** Makes a sample release live. */
export async function publishSample(site: SiteDirectory, id: string, parts: Partial<Release> = {}) {
  await mkdir(site.releases, { recursive: true })
  await writeFile(releaseFile(site, id), JSON.stringify(sampleRelease({ id, ...parts })))
  await movePointer(site, { release: id, why: 'publish' }, (await liveMove(site))?.number ?? 0)
}

/** Makes a release live with one page, whose HTML and data hold `words`. @returns its id, and the name of the stored HTML */
export async function publishSamplePage(site: SiteDirectory, words: string) {
  await mkdir(site.pages, { recursive: true })
  const [html, data] = await Promise.all([
    storeContent(site, `<p>${words}</p>`, 'html'),
    storeContent(site, JSON.stringify(words), 'json'),
  ])
  const parts = {
    origin: 'http://college.test',
    builds: {},
    pages: { '/': sampleReleasePage({ html, data }) },
  }
  const id = releaseId(parts)
  await publishSample(site, id, parts)
  return { id, html }
}

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteDirectory } from '../publisher/site-directory'

/** What `npm start` has published from the sources. */
export interface StartedFrom {
  origin: string
  /** Hash of the sources of each section. */
  sections: Record<string, string>
}

const fileOf = (site: SiteDirectory) => join(site.root, 'started-from.json')

/** Undefined before the first start. */
export async function readStartedFrom(site: SiteDirectory): Promise<StartedFrom | undefined> {
  const file = fileOf(site)
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as StartedFrom) : undefined
}

/** Remembers what the site was started from. */
export const writeStartedFrom = (site: SiteDirectory, started: StartedFrom) =>
  writeFile(fileOf(site), JSON.stringify(started))

/** The sections whose sources say something else than at the last start; all of them for a new address. */
export const changedSections = (before: StartedFrom | undefined, now: StartedFrom) =>
  Object.keys(now.sections).filter(
    (name) => before?.origin !== now.origin || before.sections[name] !== now.sections[name],
  )

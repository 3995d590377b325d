import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { SiteDirectory } from '../publisher/site-directory'

const startedFromSchema = z.object({
  origin: z.string(),
  /** Hash of the sources of each section. */
  sections: z.record(z.string(), z.string()),
})

/** What `npm start` has published from the sources. */
export type StartedFrom = z.infer<typeof startedFromSchema>

const fileOf = (site: SiteDirectory) => join(site.root, 'started-from.json')

/** Undefined before the first start, and where it was cut short: everything is then published once more. */
export async function readStartedFrom(site: SiteDirectory): Promise<StartedFrom | undefined> {
  try {
    return startedFromSchema.parse(JSON.parse(await readFile(fileOf(site), 'utf8')))
  } catch {
    return undefined
  }
}

/** Remembers what the site was started from. */
export const writeStartedFrom = (site: SiteDirectory, started: StartedFrom) =>
  writeFile(fileOf(site), JSON.stringify(started))

/** The sections whose sources say something else than at the last start; all of them for a new address. */
export const changedSections = (before: StartedFrom | undefined, now: StartedFrom) =>
  Object.keys(now.sections).filter(
    (name) => before?.origin !== now.origin || before.sections[name] !== now.sections[name],
  )

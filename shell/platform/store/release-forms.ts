import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formSchema, manifestFile } from 'contract/manifest'
import type { StoredForm } from 'contract/native-forms'
import * as z from 'zod'
import type { Release } from './release'
import { buildDirectory, type SiteDirectory } from './site-directory'

/** The forms of a site, by kind. */
export type Forms = Record<string, StoredForm>

const holdsForms = z.object({ forms: z.record(z.string(), formSchema).optional() })

/** Reads only the forms: a manifest with other faults still has its forms. */
async function formsOfBuild(site: SiteDirectory, remote: string, version: string): Promise<Forms> {
  const file = join(buildDirectory(site, remote, version), manifestFile)
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return holdsForms.parse(JSON.parse(text)).forms ?? {}
  } catch {
    return {}
  }
}

/** The forms of a release. Earlier releases do not hold them: their builds do. */
export async function releaseForms(site: SiteDirectory, { forms, builds }: Release): Promise<Forms> {
  if (forms) return forms
  const stored = Object.entries(builds).map(([remote, version]) => formsOfBuild(site, remote, version))
  return Object.assign({}, ...(await Promise.all(stored))) as Forms
}

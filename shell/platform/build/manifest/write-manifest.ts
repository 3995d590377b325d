import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, manifestSchema, type Manifest } from 'contract/manifest'
import { describeIssue } from '../../errors/checked-json'
import { ofPage } from '../../store/builds/manifest-file'
import { contractBroken } from '../source/source-fault'

/** The keys of `data` that its reader dropped, as paths such as `pages.0.titel`. */
function ignoredKeys(data: unknown, read: unknown, path: string[] = []): string[] {
  if (typeof data !== 'object' || data === null) return []
  if (typeof read !== 'object' || read === null) return [path.join('.')]
  const known = new Map(Object.entries(read))
  return Object.entries(data).flatMap(([key, value]) =>
    known.has(key) ? ignoredKeys(value, known.get(key), [...path, key]) : [[...path, key].join('.')],
  )
}

/** Readers ignore unknown keys, so a mistyped key must be refused when it is written. */
export function checkManifest(manifest: Manifest): void {
  const data: unknown = JSON.parse(JSON.stringify(manifest))
  const { error, data: read } = manifestSchema.safeParse(data, { reportInput: true })
  if (error) throw contractBroken(error.issues.map((issue) => describeIssue(issue, ofPage(issue.path, data))))
  const ignored = ignoredKeys(data, read)
  if (ignored.length > 0) throw contractBroken(ignored.map((key) => `${key}, which is no key of it`))
}

/** Writes the manifest of a build into its `dist`. */
export async function writeManifest(dist: string, manifest: Manifest): Promise<void> {
  checkManifest(manifest)
  await writeFile(join(dist, manifestFile), JSON.stringify(manifest, null, 1))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, manifestSchema, type Manifest } from 'shared-ui/manifest'
import type { z } from 'zod'
import { PublishError } from './errors'

const describe = (issue: z.core.$ZodIssue, found: unknown) =>
  `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}; found ${JSON.stringify(found)?.slice(0, 80) ?? 'nothing'}`

const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data)

/** Reads and checks `remote.json` of the build in `dir`; a refusal names the remote, the key, expected and found. */
export async function readManifest(dir: string): Promise<Manifest> {
  const file = join(dir, manifestFile)
  const mend =
    'Build the section again with its own `build` script; if that does not help, compare the contract in shared-ui/src/contract/.'
  let data: unknown
  try {
    data = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new PublishError('manifest-invalid', `${file} cannot be read: ${(error as Error).message}`, mend)
  }
  const parsed = manifestSchema.safeParse(data)
  if (parsed.success) return parsed.data
  const name = JSON.stringify(valueAt(data, ['name']) ?? 'unknown')
  const issues = parsed.error.issues.map((issue) => describe(issue, valueAt(data, issue.path)))
  throw new PublishError(
    'manifest-invalid',
    `${file} of section ${name} breaks the contract:\n${issues.join('\n')}`,
    mend,
  )
}

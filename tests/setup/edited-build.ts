import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles, servedFiles } from 'platform/store/served-files'
import { manifestFile, type Manifest } from 'contract/manifest'

/** Changes one text file of a build; `file` is its path in the build: `client/remoteEntry.js`. */
export type Edit = (code: string, file: string) => string

const isText = (file: string) => /\.(js|css|json)$/.test(file)

/**
 * A new build, as its team would hand it over: the one in `dist` with `edit` applied to its text files, and a manifest that
 * says so. Takes no time, where building anew takes seconds.
 * @returns the folder, which is the caller's to remove.
 */
export async function editedBuild(dist: string, edit: Edit): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'edited-'))
  await cp(dist, copy, { recursive: true })
  for (const file of (await listFiles(copy)).filter(isText)) {
    await writeFile(join(copy, file), edit(await readFile(join(copy, file), 'utf8'), file))
  }
  const manifest = JSON.parse(await readFile(join(copy, manifestFile), 'utf8')) as Manifest
  const files = await servedFiles(join(copy, 'client'))
  await writeFile(join(copy, manifestFile), JSON.stringify({ ...manifest, files }))
  return copy
}

/** A new build that differs in what its manifest says; `edit` gets it parsed and changes it. */
export const buildWithManifest = (dist: string, edit: (manifest: Manifest) => unknown) =>
  editedBuild(dist, (code, file) => {
    if (file !== manifestFile) return code
    const manifest = JSON.parse(code) as Manifest
    edit(manifest)
    return JSON.stringify(manifest)
  })

/** A new build of the sample remote or a stamp of it, with `children` (JavaScript) before its buttons, as its renderer has it. */
export const buildWithChildren = (dist: string, children: string) =>
  editedBuild(dist, (code) =>
    code.replace(/className: "\w+:flex \w+:gap-4",\s+children: \[/, `$& ${children},`),
  )

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { servedFiles } from '../builds/served-files'
import { sampleManifest } from './sample-build'

/** Writes the manifest of the build in `dist`, which names the files in `client/`. */
export async function writeManifest(dist: string): Promise<void> {
  const files = await servedFiles(join(dist, 'client'))
  await writeFile(join(dist, manifestFile), JSON.stringify(sampleManifest({ files })))
}

/** A build with one file for browsers and one for the renderer. @returns its folder, `dist` in `root` */
export async function sampleDist(root: string): Promise<string> {
  const dist = join(root, 'dist')
  for (const part of ['client', 'server']) await mkdir(join(dist, part), { recursive: true })
  await writeFile(join(dist, 'client/remoteEntry.js'), 'export {}')
  await writeFile(join(dist, 'server/sample-page.js'), 'export default 1')
  await writeManifest(dist)
  return dist
}

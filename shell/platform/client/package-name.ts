import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteError } from '../store/errors'
import { readManifest } from '../store/manifest-file'
import { misused } from './arguments'

/** The name of the remote in the folder `root`: that of its package. */
export async function nameOf(root: string): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => {
    throw misused(`${root} holds no package.json: expected the folder of a remote.`)
  })
  const { name } = JSON.parse(text) as { name?: string }
  if (!name) throw misused(`${root}/package.json has no name: expected that of the remote.`)
  return name
}

/** Refuses a build with another name than its package: a copied repository would publish one remote and roll back the other. */
export async function requirePackageName(root: string, dist: string): Promise<void> {
  const own = await nameOf(root)
  const { name } = await readManifest(dist)
  if (name === own) return
  throw new SiteError(
    'manifest-invalid',
    `src/remote.tsx names the remote ${name}: expected the name in package.json, ${own}.`,
    'Give both the same name, then run the command again.',
  )
}

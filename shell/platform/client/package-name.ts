import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { misused } from './request'

/** The name of the remote in the folder `root`: that of its package. */
export async function nameOf(root: string): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => {
    throw misused(`${root} holds no package.json: expected the folder of a remote.`)
  })
  const { name } = JSON.parse(text) as { name?: string }
  if (!name) throw misused(`${root}/package.json has no name: expected that of the remote.`)
  return name
}

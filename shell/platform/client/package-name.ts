import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of the remote in the folder `root`: a remote has the name of its package. */
export async function nameOf(root: string): Promise<string> {
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { name: string }
  return name
}

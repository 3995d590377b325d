import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'contract/manifest'
import { listFiles } from '../../files/list-files'

/** Whether the name of a build's file changes with its content: the bundler ends it with eight characters of a hash. */
export const isNamedByContent = (file: string) => /-[\w-]{8}\.\w+$/.test(file)

/** The hash of a file as browsers check it. */
export const integrityOf = (content: Buffer) => `sha384-${hash('sha384', content, 'base64')}`

/** The files of a client build, each with the hash that browsers check and its size in bytes. */
export async function servedFiles(dir: string): Promise<Manifest['files']> {
  const files: [string, Manifest['files'][string]][] = []
  for (const file of await listFiles(dir)) {
    const content = await readFile(join(dir, file))
    files.push([file, { integrity: integrityOf(content), bytes: content.length }])
  }
  // A file may be called `__proto__`.
  return Object.fromEntries(files)
}

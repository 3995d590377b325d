import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { corruptCopies, endings, writeCompressed } from '../../files/compress'
import { SiteError } from '../../errors/site-error'
import { contentHash } from '../../files/hash'
import { markUsed } from '../../files/mark-used'
import type { SiteDirectory } from '../places/site-directory'
import { unlessCorrupt } from '../../files/unless-corrupt'

/** The files of the stored content `name` that are missing or corrupt: the name is the hash of the content. */
async function corruptFilesOf(site: SiteDirectory, name: string): Promise<string[]> {
  const file = join(site.pages, name)
  const content = await unlessCorrupt(readFile(file))
  const isIntact = content !== undefined && name.startsWith(`${contentHash(content.toString())}.`)
  return isIntact ? corruptCopies(file, content) : [file]
}

/** The files of the stored contents `names` that are missing or corrupt. */
export async function corruptFiles(site: SiteDirectory, names: string[]): Promise<string[]> {
  return (await Promise.all(names.map((name) => corruptFilesOf(site, name)))).flat()
}

/** The stored contents among `names` of which a file is missing. */
export const missingFiles = (site: SiteDirectory, names: string[]): string[] =>
  names.filter((name) => endings.some((ending) => !existsSync(join(site.pages, name + ending))))

/** Refuses contents of release `id` that are not stored completely: a prune at the same time may have deleted them. */
export function requireStored(site: SiteDirectory, id: string, names: string[]): void {
  const missing = missingFiles(site, names)
  if (missing.length === 0) return
  throw new SiteError(
    'site-corrupt',
    `${missing.join(', ')} of release ${id}: expected each in ${site.pages} with its compressed copies; found some missing.`,
    'Run the command again; the live site is as it was.',
  )
}

/** Stores a page, its data or an artefact compressed under its hash, unless it is stored already. */
export async function storeContent(site: SiteDirectory, content: string, ending: string): Promise<string> {
  const name = `${contentHash(content)}.${ending}`
  const file = join(site.pages, name)
  const isStored = missingFiles(site, [name]).length === 0 && (await markUsed(file))
  if (!isStored) await writeCompressed(file, Buffer.from(content))
  return name
}

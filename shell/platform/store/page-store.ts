import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { damagedForms, writeCompressed } from './compress'
import { contentHash } from './hash'
import { markUsed } from './mark-used'
import type { ReleasePage } from './release'
import type { SiteDirectory } from './site-directory'

/** The files of the stored page `name` that are missing or corrupt: its name is the hash of its content. */
async function damageOf(site: SiteDirectory, name: string): Promise<string[]> {
  const file = join(site.pages, name)
  const content = await readFile(file).catch(() => undefined)
  const isIntact = content !== undefined && name.startsWith(`${contentHash(content.toString())}.`)
  return isIntact ? damagedForms(file, content) : [file]
}

/** The files of a page that are missing or corrupt. */
export async function corruptFiles(
  site: SiteDirectory,
  { html, data }: Pick<ReleasePage, 'html' | 'data'>,
): Promise<string[]> {
  return (await Promise.all([html, data].map((name) => damageOf(site, name)))).flat()
}

/** Stores `content` compressed under its hash, unless it is there already. */
export async function storePage(site: SiteDirectory, content: string, ending: string): Promise<string> {
  const name = `${contentHash(content)}.${ending}`
  const file = join(site.pages, name)
  const isStored = (await damageOf(site, name)).length === 0 && (await markUsed(file))
  if (!isStored) await writeCompressed(file, Buffer.from(content))
  return name
}

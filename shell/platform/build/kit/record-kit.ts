import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kitDeclarationsFile, type KitUses } from 'contract/kit'
import type { Manifest } from 'contract/manifest'
import { contentHash } from '../../store/hash'
import { designTokens } from './design-tokens'
import { kitDeclarations } from './kit-declarations'
import { kitFolder } from '../shared-versions'

async function writeDeclarations(root: string, dist: string): Promise<string> {
  const declarations = await kitDeclarations(kitFolder(root))
  await writeFile(join(dist, kitDeclarationsFile), declarations)
  return contentHash(declarations)
}

/** Writes the declarations of the kit into a remote's build. @returns the manifest's entry about the kit and its `uses` */
export async function recordKitUse(root: string, dist: string, uses: KitUses): Promise<Manifest['kit']> {
  const { used } = await designTokens(join(dist, 'client'))
  return { declarations: await writeDeclarations(root, dist), uses, tokens: used }
}

/** The same for the shell, whose kit all remotes get: `tokens` are those that it defines. */
export async function recordKit(root: string, dist: string): Promise<Manifest['kit']> {
  const { defined } = await designTokens(join(dist, 'client'))
  return { declarations: await writeDeclarations(root, dist), uses: {}, tokens: defined }
}

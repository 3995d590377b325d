import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kitDeclarationsFile, type KitUses } from 'contract/kit'
import type { Manifest } from 'contract/manifest'
import { contentHash } from '../../files/hash'
import { designTokens } from './design-tokens'
import { kitDeclarations } from './kit-declarations'
import { kitFolder } from '../source/shared-versions'

/**
 * Writes the declarations of the kit into the build in `dist`. @returns the manifest's entry about the kit, with the tokens that the
 * build takes from the kit (`used`) or, for the shell, defines for all remotes
 */
export async function recordKit(
  root: string,
  dist: string,
  uses: KitUses,
  kind: 'used' | 'defined',
): Promise<Manifest['kit']> {
  const declarations = await kitDeclarations(kitFolder(root))
  await writeFile(join(dist, kitDeclarationsFile), declarations)
  const tokens = await designTokens(join(dist, 'client'))
  return { declarations: contentHash(declarations), uses, tokens: tokens[kind] }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../setup/workspace'

/** The commands of a document, a list for each of its blocks of shell code, with the keys of `replaced` replaced by their values. */
export async function documentedCommands(
  file: string,
  replaced: Record<string, string>,
): Promise<string[][]> {
  const text = await readFile(join(root, file), 'utf8')
  const filled = Object.entries(replaced).reduce((all, [word, value]) => all.replaceAll(word, value), text)
  return [...filled.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block.trim().split('\n'))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importedNames } from './imported-names'
import { listFiles } from '../store/served-files'
import { isSharedModule } from 'contract/shared-modules'

/** Every name of a shared module: for code that imports all of it. */
const allNames = async (module: string) => Object.keys((await import(module)) as object)

/**
 * The names that a remote's server build imports from each shared module: a new kit must still offer them. Read from the output of the
 * bundler, which has dropped unused imports.
 */
export async function usedNames(serverDir: string): Promise<Record<string, string[]>> {
  const used = new Map<string, Set<string>>()
  for (const file of (await listFiles(serverDir)).filter((name) => name.endsWith('.js'))) {
    const imports = importedNames(file, await readFile(join(serverDir, file), 'utf8'))
    for (const { source, name } of imports.filter(({ source }) => isSharedModule(source))) {
      const known = used.get(source) ?? used.set(source, new Set()).get(source)
      for (const each of name === '*' ? await allNames(source) : [name]) known?.add(each)
    }
  }
  return Object.fromEntries([...used].map(([module, names]) => [module, [...names].toSorted()]))
}

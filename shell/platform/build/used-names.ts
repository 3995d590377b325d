import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importedNames } from './imported-names'
import { sourceFault } from './source-fault'
import { listFiles } from '../store/served-files'
import { isKitModule } from 'contract/shared-modules'

const wholeKit = (file: string, module: string) =>
  sourceFault('kit-whole', {
    file: `dist/server/${file}`,
    expected: `names of ${module} that are imported one by one: a publish compares them with the kit of the site`,
    found: 'the whole module (`import *`, `export *` or `import()`)',
    fix: `Write \`import { Badge } from '${module}'\` in the source that this file is named after. To load a part of the kit lazily, load a module of your own that imports it.`,
  })

/**
 * The names that a remote's server build imports from each module of the kit: a new kit must still offer them. Read from the output of
 * the bundler, which has dropped unused imports.
 * @throws SiteError `kit-whole`
 */
export async function usedNames(serverDir: string): Promise<Record<string, string[]>> {
  const used = new Map<string, Set<string>>()
  for (const file of (await listFiles(serverDir)).filter((name) => name.endsWith('.js'))) {
    const imports = importedNames(file, await readFile(join(serverDir, file), 'utf8'))
    for (const { source, name } of imports.filter(({ source }) => isKitModule(source))) {
      if (name === '*') throw wholeKit(file, source)
      used.set(source, (used.get(source) ?? new Set()).add(name))
    }
  }
  return Object.fromEntries([...used].map(([module, names]) => [module, [...names].toSorted()]))
}

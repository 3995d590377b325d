import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { kitModules } from 'contract/shared-modules'
import { listFiles } from '../../files/list-files'
import { makeFolder } from '../../files/make-folder'
import { contentHash } from '../../files/hash'
import { writeAtomically } from '../../files/write-atomically'
import { emitDeclarations } from './emit-declarations'
import { isInstalled } from '../source/shared-versions'

/** The file of declarations in the kit's package, as a registry serves it. */
export const packedDeclarations = 'dist/kit-declarations.json'

const isSource = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/node_modules|gallery|^dist\/|^contract\/dist\/|\.(?:test|examples)\.tsx?$/.test(file)

/** The source of each exported module of the kit: `src/kit.ts`. */
async function moduleSources(kit: string): Promise<Record<string, string>> {
  const { exports } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const sourceOf = (module: string) => exports[module.replace('shared-ui', '.')]?.replace('./', '') ?? ''
  return Object.fromEntries(kitModules.map((module) => [module, sourceOf(module)]))
}

/** The text of every wanted file in `dir`, by path. */
async function readTexts(dir: string, isWanted: (file: string) => boolean): Promise<Map<string, string>> {
  const files = (await listFiles(dir)).filter(isWanted)
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
  return new Map(files.map((file, index) => [file, texts[index] ?? '']))
}

/**
 * The files of the contract that the sources import. The contract is a separate package: the compiler writes the declarations of its
 * files only if they are named.
 */
const contractFiles = (sources: Map<string, string>) => [
  ...new Set(
    [...sources.values()].flatMap((text) =>
      [...text.matchAll(/from '(contract\/[\w-]+)'/g)].map(([, name]) => `${name}.ts`),
    ),
  ),
]

async function declare(kit: string, sources: Map<string, string>, out: string): Promise<string> {
  const modules = await moduleSources(kit)
  await makeFolder(out)
  try {
    const files = [...Object.values(modules), ...contractFiles(sources)]
    await emitDeclarations(kit, files, out, { rootDir: kit, removeComments: true })
    const entries = Object.entries(modules).map(([module, file]) => [module, file.replace(/\.tsx?$/, '')])
    const types = await readTexts(out, () => true)
    return JSON.stringify({ entries: Object.fromEntries(entries), files: Object.fromEntries(types) })
  } finally {
    await rm(out, { recursive: true })
  }
}

/** Kept until a source of the kit changes, because the compiler takes a second. */
async function keptDeclarations(kit: string): Promise<string> {
  const cache = join(kit, 'node_modules/.cache/declarations')
  const sources = await readTexts(kit, isSource)
  const kept = join(cache, `${contentHash(...[...sources].flat())}.json`)
  const known = await readFile(kept, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const declarations = await declare(kit, sources, join(cache, String(process.pid)))
  await writeAtomically(kept, declarations)
  return declarations
}

/** The declaration files of the kit in the folder `kit`, as JSON of `KitDeclarations`. An installed kit contains them. */
export const kitDeclarations = (kit: string): Promise<string> =>
  isInstalled(kit) ? readFile(join(kit, packedDeclarations), 'utf8') : keptDeclarations(kit)

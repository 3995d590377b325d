import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { KitDeclarations } from 'contract/kit'
import { kitModules } from 'contract/shared-modules'
import { listFiles } from '../../store/served-files'
import { makeFolder } from '../../store/make-folder'
import { contentHash } from '../../store/hash'
import { SiteError } from '../../store/errors'
import { writeAtomically } from '../../store/write-atomically'
import { isInstalled } from '../shared-versions'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

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

/** The text of every source of the kit and of the contract, by path. */
async function readSources(kit: string): Promise<Map<string, string>> {
  const files = (await listFiles(kit)).filter(isSource)
  const texts = await Promise.all(files.map((file) => readFile(join(kit, file), 'utf8')))
  return new Map(files.map((file, index) => [file, texts[index] ?? '']))
}

/** The files of the contract that the sources import. The contract is a separate package: its declarations are written only if it is named. */
const contractFiles = (sources: Map<string, string>) => [
  ...new Set(
    [...sources.values()].flatMap((text) =>
      [...text.matchAll(/from '(contract\/[\w-]+)'/g)].map(([, name]) => `${name}.ts`),
    ),
  ),
]

/** Writes the declarations of the kit into `out`, with a compiler project for these modules and their imports. */
async function emit(kit: string, sources: string[], out: string): Promise<void> {
  const project = join(out, 'tsconfig.json')
  const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true }
  await writeAtomically(
    project,
    JSON.stringify({
      extends: join(kit, 'tsconfig.json'),
      compilerOptions: { ...options, rootDir: kit, outDir: join(out, 'types') },
      include: [],
      files: sources.map((file) => join(kit, file)),
    }),
  )
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')
  await run(process.execPath, [compiler, '-p', project]).catch(
    ({ stdout, message }: Error & { stdout?: string }) => {
      throw new SiteError(
        'build-failed',
        `The declarations of the kit cannot be written:\n${stdout || message}`.trimEnd(),
        `Correct the kit in ${kit}: \`npm run typecheck\` there checks it.`,
      )
    },
  )
}

async function readTypes(dir: string): Promise<KitDeclarations['files']> {
  const files = await listFiles(dir)
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']))
}

async function declare(kit: string, sources: Map<string, string>, out: string): Promise<string> {
  const modules = await moduleSources(kit)
  await makeFolder(out)
  try {
    await emit(kit, [...Object.values(modules), ...contractFiles(sources)], out)
    const entries = Object.entries(modules).map(([module, file]) => [module, file.replace(/\.tsx?$/, '')])
    const files = await readTypes(join(out, 'types'))
    return JSON.stringify({ entries: Object.fromEntries(entries), files })
  } finally {
    await rm(out, { recursive: true })
  }
}

/** Kept until a source of the kit changes, because the compiler takes a second. */
async function keptDeclarations(kit: string): Promise<string> {
  const cache = join(kit, 'node_modules/.cache/declarations')
  const sources = await readSources(kit)
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

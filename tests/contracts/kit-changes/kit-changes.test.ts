import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readManifest } from 'platform/store/builds/manifest-file'
import { listFiles } from 'platform/store/builds/served-files'
import { kitMisfits, type KitMisfit } from 'platform/publish/compose/kit/kit-fit'
import { kitDeclarationsFile, type KitDeclarations } from 'contract/kit'
import { distOf, root } from '../../setup/workspace'
import { behaviour, breaking, harmless, type SourceChange } from './changes'

const run = promisify(execFile)
const remotes = ['mf-programs', 'mf-resources', 'mf-engagement']
const all = [...harmless, ...breaking, ...behaviour]
const kit = join(root, 'shared-ui')

/** Copies of the kit's sources, one a change, which one run of the compiler reads. */
let folder: string
let found: Map<string, string[]>

/** Puts the changed sources into a folder of their own. */
async function change({ what, edits }: SourceChange, dir: string): Promise<void> {
  await cp(join(kit, 'src'), join(dir, 'src'), {
    recursive: true,
    filter: (path) => !/\.(?:test|examples)\.tsx?$/.test(path),
  })
  for (const [file, from, to] of edits) {
    const text = await readFile(join(dir, file), 'utf8')
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${what}: ${file} holds no ${String(from)}.`)
    await writeFile(join(dir, file), changed)
  }
}

/** The declarations of every changed kit; what each has of the contract is the workspace's. */
async function declareAll(base: KitDeclarations): Promise<KitDeclarations[]> {
  await symlink(join(kit, 'node_modules'), join(folder, 'node_modules'))
  for (const [index, each] of all.entries()) await change(each, join(folder, String(index)))
  const emitted = { declaration: true, emitDeclarationOnly: true, noEmit: false, removeComments: true }
  const options = { ...emitted, noUnusedParameters: false }
  const files = all.flatMap((_, index) => Object.values(base.entries).map((entry) => `${index}/${entry}.ts`))
  const project = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { ...options, rootDir: folder, outDir: join(folder, 'types'), types: ['vite/client'] },
    files,
    include: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
  await run('npx', ['tsc', '-p', folder], { cwd: root }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout)
  })
  const contract = Object.entries(base.files).filter(([file]) => file.startsWith('contract/'))
  return Promise.all(
    all.map(async (_, index) => {
      const dir = join(folder, 'types', String(index))
      const names = await listFiles(dir)
      const texts = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))
      const own = names.map((name, at) => [name, texts[at] ?? ''] as const)
      return { entries: base.entries, files: Object.fromEntries([...contract, ...own]) }
    }),
  )
}

const words = (remote: string, { name, why }: KitMisfit) => `${remote} ${name}: ${why}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-changes-'))
  const base = JSON.parse(
    await readFile(join(distOf('shell'), kitDeclarationsFile), 'utf8'),
  ) as KitDeclarations
  const manifests = await Promise.all(remotes.map((remote) => readManifest(distOf(remote))))
  const kits = await declareAll(base)
  const asked = kits.flatMap((now, index) =>
    manifests.map(({ name, kit }) => ({ index, name, question: { uses: kit?.uses ?? {}, old: base, now } })),
  )
  const misfits = await kitMisfits(asked.map(({ question }) => question))
  found = new Map(all.map(({ what }) => [what, []]))
  for (const [at, { index, name }] of asked.entries())
    found.get(all[index]?.what ?? '')?.push(...(misfits[at] ?? []).map((misfit) => words(name, misfit)))
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(harmless)('accepts it when $what', ({ what }) => expect(found.get(what)).toEqual([]))

it.each(breaking)('refuses it when $what', ({ what, refused }) => {
  for (const name of refused) expect(found.get(what)?.join('\n')).toContain(name)
})

it.each(behaviour)('accepts it when $what: only the browser can see that', ({ what }) =>
  expect(found.get(what)).toEqual([]),
)

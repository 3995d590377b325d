import { execFile } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readManifest } from 'platform/store/builds/manifest-file'
import { listFiles } from 'platform/files/list-files'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { kitMisfits } from 'platform/publish/compose/kit/kit-fit'
import { kitDeclarationsFile, type KitDeclarations } from 'contract/kit'
import { editFile } from '../../setup/edit-file'
import { distOf, root } from '../../setup/workspace'
import { behaviour, breaking, harmless, type SourceChange } from './changes'

const run = promisify(execFile)
const remotes = ['mf-programs', 'mf-resources', 'mf-engagement']
const all = [...harmless, ...breaking, ...behaviour]
const kit = join(root, 'shared-ui')

/** Has a folder of its own for the sources of each changed kit, and `types` with one for the declarations of each. */
const folder = await temporaryFolder(afterAll)
/** What no longer fits a remote after a change. */
let misfits: { what: string; words: string }[]

const folderOf = (what: string) => what.replaceAll(' ', '-')

/** Puts the changed sources into their folder. */
async function change({ what, edits }: SourceChange): Promise<void> {
  const dir = join(folder, folderOf(what))
  await cp(join(kit, 'src'), join(dir, 'src'), {
    recursive: true,
    filter: (path) => !/\.(?:test|examples)\.tsx?$/.test(path),
  })
  for (const [file, from, to] of edits) await editFile(join(dir, file), from, to)
}

/** Writes the declarations of all changed kits in one run of the compiler. */
async function declareAll({ entries }: KitDeclarations): Promise<void> {
  await symlink(join(kit, 'node_modules'), join(folder, 'node_modules'))
  const emitted = { declaration: true, emitDeclarationOnly: true, noEmit: false, removeComments: true }
  const options = { ...emitted, noUnusedParameters: false }
  const project = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { ...options, rootDir: folder, outDir: join(folder, 'types'), types: ['vite/client'] },
    files: all.flatMap(({ what }) => Object.values(entries).map((entry) => `${folderOf(what)}/${entry}.ts`)),
    include: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
  await run('npx', ['tsc', '-p', folder], { cwd: root }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout)
  })
}

/** The declarations of a changed kit; what it has of the contract is the workspace's. */
async function declarationsOf(what: string, { entries, files }: KitDeclarations): Promise<KitDeclarations> {
  const dir = join(folder, 'types', folderOf(what))
  const readOne = async (file: string) => [file, await readFile(join(dir, file), 'utf8')] as const
  const own = await Promise.all((await listFiles(dir)).map(readOne))
  const contract = Object.entries(files).filter(([file]) => file.startsWith('contract/'))
  return { entries, files: Object.fromEntries([...contract, ...own]) }
}

beforeAll(async () => {
  const kept = await readFile(join(distOf('shell'), kitDeclarationsFile), 'utf8')
  const old = JSON.parse(kept) as KitDeclarations
  const manifests = await Promise.all(remotes.map((remote) => readManifest(distOf(remote))))
  for (const each of all) await change(each)
  await declareAll(old)
  const questionsAbout = async ({ what }: SourceChange) => {
    const now = await declarationsOf(what, old)
    return manifests.map(({ name: remote, kit }) => ({ what, remote, uses: kit?.uses ?? {}, old, now }))
  }
  const questions = (await Promise.all(all.map(questionsAbout))).flat()
  // In the order of the questions.
  const answers = await kitMisfits(questions)
  misfits = questions.flatMap(({ what, remote }, at) =>
    (answers[at] ?? []).map(({ name, why }) => ({ what, words: `${remote} ${name}: ${why}` })),
  )
}, 300_000)

const misfitsOf = (what: string) => misfits.filter((each) => each.what === what).map(({ words }) => words)

it.each(harmless)('accepts it when $what', ({ what }) => expect(misfitsOf(what)).toEqual([]))

it.each(breaking)('refuses it when $what', ({ what, refused }) => {
  for (const name of refused) expect(misfitsOf(what).join('\n')).toContain(name)
})

it.each(behaviour)('accepts it when $what: only the browser can see that', ({ what }) =>
  expect(misfitsOf(what)).toEqual([]),
)

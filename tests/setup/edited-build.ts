import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { contentHash } from 'platform/files/hash'
import { listFiles } from 'platform/files/list-files'
import { isNamedByContent, servedFiles } from 'platform/store/builds/served-files'
import { manifestFile, type Manifest } from 'contract/manifest'

/** Changes one text file of a build; `file` is its path in the build: `client/remoteEntry.js`. */
export type Edit = (code: string, file: string) => string

/** The text files of a build, by path. */
type Texts = Map<string, string>

const isText = (file: string) => /\.(js|css|json)$/.test(file)

async function readTexts(dir: string): Promise<Texts> {
  const readOne = async (file: string) => [file, await readFile(join(dir, file), 'utf8')] as const
  return new Map(await Promise.all((await listFiles(dir)).filter(isText).map(readOne)))
}

/** The files whose names the bundler would change: those with other content, and those that name one of them. */
function filesToRename(before: Texts, after: Texts): Set<string> {
  const clients = [...after].filter(([file]) => file.startsWith('client/') && isNamedByContent(file))
  const found = new Set(clients.filter(([file, text]) => text !== before.get(file)).map(([file]) => file))
  // The loop also visits elements that it adds to the set.
  for (const changed of found)
    for (const [file, text] of clients) if (text.includes(basename(changed))) found.add(file)
  return found
}

/** Puts the new names of the renamed files into a text: as from the bundler, they end with another hash. */
function renaming(before: Texts, edited: Texts): (text: string) => string {
  const hash = contentHash(...edited.values()).slice(0, 8)
  const names = [...filesToRename(before, edited)].map((file) => basename(file))
  return (text) =>
    names.reduce((rest, name) => rest.replaceAll(name, name.replace(/[\w-]{8}(\.\w+)$/, `${hash}$1`)), text)
}

/** The code of a file of the server build, with all its imports. */
function serverCode(texts: Texts, file: string, seen = new Set<string>()): string {
  const text = texts.get(file) ?? ''
  seen.add(file)
  const imported = [...text.matchAll(/(?:from|import) ?\(?"\.\/([^"]+)"/g)].map(
    ([, name]) => `server/${name}`,
  )
  return text + imported.map((next) => (seen.has(next) ? '' : serverCode(texts, next, seen))).join('')
}

/** The manifest with new hashes for the modules whose server files have changed. */
function withCode({ modules, ...manifest }: Manifest, before: Texts, after: Texts): Manifest {
  const coded = Object.entries(modules).map(([name, module]) => {
    const codeIn = (texts: Texts) => serverCode(texts, `server/${module.server}`)
    const code = codeIn(after)
    return [name, code === codeIn(before) ? module : { ...module, code: contentHash(code) }] as const
  })
  return { ...manifest, modules: Object.fromEntries(coded) }
}

/** Deletes the social images that no page of the manifest names: a build draws none for a page that it lacks. */
async function deleteOtherCards(client: string, manifest: string): Promise<void> {
  const named = new Set([...manifest.matchAll(/"image": ?"([^"]+)"/g)].map(([, file]) => file))
  const cards = (await readdir(client)).filter((file) => file.startsWith('social-') && !named.has(file))
  await Promise.all(cards.map((card) => rm(join(client, card))))
}

/**
 * A new build as its team would deliver it: the one in `dist` with `edit` applied to its text files, much faster than building. A publish
 * refuses other content under a known file name, and tells changed code by the hash of its module in the manifest. So this imitates the
 * bundler: it renames the files that it would rename, and makes the hashes of changed modules again.
 * @returns its folder, among the temporary files of the run
 */
export async function editedBuild(dist: string, edit: Edit): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'edited-'))
  await cp(dist, copy, { recursive: true })
  const before = await readTexts(copy)
  const edited = new Map([...before].map(([file, text]) => [file, edit(text, file)]))
  const renamed = renaming(before, edited)
  const after = new Map([...edited].map(([file, text]) => [file, renamed(text)]))
  for (const [file, text] of after) {
    await writeFile(join(copy, file), text)
    if (renamed(file) !== file) await rename(join(copy, file), join(copy, renamed(file)))
  }
  const manifest = withCode(JSON.parse(after.get(manifestFile) ?? '{}') as Manifest, before, after)
  await deleteOtherCards(join(copy, 'client'), after.get(manifestFile) ?? '')
  const files = await servedFiles(join(copy, 'client'))
  await writeFile(join(copy, manifestFile), JSON.stringify({ ...manifest, files }))
  return copy
}

/** A new build with another manifest; `edit` receives it parsed and changes it. */
export const buildWithManifest = (dist: string, edit: (manifest: Manifest) => unknown) =>
  editedBuild(dist, (code, file) => {
    if (file !== manifestFile) return code
    const manifest = JSON.parse(code) as Manifest
    edit(manifest)
    return JSON.stringify(manifest)
  })

/** JavaScript that makes an element, as the server files of the sample remote have it. */
export const element = (tag: string, props: object) =>
  `import_jsx_runtime.jsx("${tag}", ${JSON.stringify(props)})`

/** A new build of the sample remote, or of a copy under another name, with `children` (JavaScript) before its buttons in its server files. */
export const buildWithChildren = (dist: string, children: string) =>
  editedBuild(dist, (code) =>
    code.replace(/className: "\w+:flex \w+:gap-4",\s+children: \[/, `$& ${children},`),
  )

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { doorsOf, readViteManifest, scriptsOf, stylesOf } from 'shared-ui/build/chunk-files'
import { describeSection, type ExposedModule } from 'shared-ui/build/describe-section'
import { servedFiles } from 'shared-ui/build/served-files'
import { sharedDoors } from 'shared-ui/build/shared-doors'
import { withSocialImages } from 'shared-ui/build/social-image/social-images'
import { frameModule, manifestFile, type Manifest } from 'shared-ui/manifest'
import type { SampleValue } from 'shared-ui'
import { doorFile } from './door-entries'
import { buildShellClient } from './shell-client-build'
import { buildShellServer } from './shell-server-build'

type Chunks = Awaited<ReturnType<typeof readViteManifest>>

const chunkOf = (chunks: Chunks, test: (name: string) => boolean) => {
  const found = Object.values(chunks).find(({ name = '' }) => test(name))
  if (!found) throw new Error('The shell build lacks an expected chunk.')
  return found
}

const sharedChunk = (chunks: Chunks, door: string) =>
  chunkOf(chunks, (name) => name === `__federation_shared_${door}`)

function moduleFiles(dir: string, chunks: Chunks, modules: ExposedModule[]): Manifest['modules'] {
  const main = scriptsOf(
    chunks,
    chunkOf(chunks, (name) => name === 'main'),
  )
  const styles = stylesOf(chunks)
  const files = modules.map(({ name, source, server }): [string, Manifest['modules'][string]] => {
    const chunk = chunks[source]
    if (!chunk) throw new Error(`The shell build holds no chunk for ${source}.`)
    const scripts = [...new Set([...main, ...scriptsOf(chunks, chunk)])]
    return [name, { server, scripts, styles, doors: doorsOf(dir, scripts) }]
  })
  const frame = { server: 'prerender.js', scripts: main, styles, doors: doorsOf(dir, main) }
  return { ...Object.fromEntries(files), [frameModule]: frame }
}

/** The scripts of each shared package, those of the shared packages that it asks for in turn included. */
function doorFiles(dir: string, chunks: Chunks): Record<string, string[]> {
  const own = (door: string) => scriptsOf(chunks, sharedChunk(chunks, door))
  const reachable = (door: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(door)) return seen
    seen.add(door)
    for (const next of doorsOf(dir, own(door))) reachable(next, seen)
    return seen
  }
  return Object.fromEntries(
    Object.keys(sharedDoors).map((door) => [door, [...new Set([...reachable(door)].flatMap(own))]]),
  )
}

/** What sections may import of each door of the kit. */
async function offeredNames(server: string): Promise<NonNullable<Manifest['offers']>> {
  const doors = Object.keys(sharedDoors).filter((door) => door.startsWith('shared-ui'))
  const modules = doors.map((door) => import(pathToFileURL(join(server, doorFile(door))).href))
  const names = (await Promise.all(modules)).map((module: object) => Object.keys(module).toSorted())
  return Object.fromEntries(doors.map((door, index) => [door, names[index] ?? []]))
}

/** Builds the shell in `root` into its `dist/`: `server/`, `client/` and `remote.json`. */
export async function buildShell(root: string): Promise<void> {
  const [client, server] = [join(root, 'dist/client'), join(root, 'dist/server')]
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await buildShellServer(root)
  const kit = (await import(pathToFileURL(join(server, doorFile('shared-ui'))).href)) as {
    sampleValues: SampleValue[]
  }
  const { modules, pages, ...description } = await describeSection(server, kit.sampleValues)
  await buildShellClient(root)
  const chunks = await readViteManifest(client)
  const manifest: Manifest = {
    contract: 1,
    ...description,
    pages: await withSocialImages(root, pages),
    shared: sharedDoors,
    uses: {},
    modules: moduleFiles(client, chunks, modules),
    files: await servedFiles(client),
    doors: doorFiles(client, chunks),
    offers: await offeredNames(server),
  }
  await writeFile(join(root, 'dist', manifestFile), JSON.stringify(manifest, null, 1))
}

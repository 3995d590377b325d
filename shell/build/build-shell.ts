import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSource } from 'shared-ui/build/build-source'
import { laterScriptsOf, readViteManifest, scriptsOf, stylesOf } from 'shared-ui/build/chunk-files'
import { describeSection, type ExposedModule } from 'shared-ui/build/describe-section'
import { inFreshFolder } from 'shared-ui/build/fresh-folder'
import { servedFiles } from 'shared-ui/build/served-files'
import { sharedDoors } from 'shared-ui/build/shared-doors'
import { withSocialImages } from 'shared-ui/build/social-image/social-images'
import { writeManifest } from 'shared-ui/build/write-manifest'
import { contractVersion, frameModule, type Manifest } from 'shared-ui/manifest'
import { slotNames } from 'shared-ui/slots'
import type { SampleValue } from 'shared-ui'
import { doorFile } from './door-entries'
import { buildShellClient } from './shell-client-build'
import { buildShellServer } from './shell-server-build'

type Chunks = Awaited<ReturnType<typeof readViteManifest>>

const chunkOf = (chunks: Chunks, wanted: string) => {
  const found = Object.values(chunks).find(({ name }) => name === wanted)
  if (!found) throw new Error(`The shell build holds no chunk ${wanted}.`)
  return found
}

function moduleFiles(chunks: Chunks, modules: ExposedModule[]): Manifest['modules'] {
  const main = scriptsOf(chunks, chunkOf(chunks, 'main'))
  const styles = stylesOf(chunks)
  const files = modules.map(({ name, source, server }): [string, Manifest['modules'][string]] => {
    const chunk = chunks[source]
    if (!chunk) throw new Error(`The shell build holds no chunk for ${source}.`)
    const scripts = [...new Set([...main, ...scriptsOf(chunks, chunk)])]
    return [name, { server, scripts, styles, doors: [] }]
  })
  const frame = { server: 'prerender.js', scripts: main, styles, doors: [] }
  return { ...Object.fromEntries(files), [frameModule]: frame }
}

/** The scripts that each shared package needs beside the frame's, which every page has. */
function doorFiles(chunks: Chunks): Record<keyof typeof sharedDoors, string[]> {
  const frame = new Set(scriptsOf(chunks, chunkOf(chunks, 'main')))
  const forms = scriptsOf(chunks, chunkOf(chunks, 'forms')).filter((file) => !frame.has(file))
  return { react: [], 'react-dom': [], 'shared-ui': [], 'shared-ui/forms': forms }
}

/** What sections may import of each door of the kit. */
async function offeredNames(server: string): Promise<NonNullable<Manifest['offers']>> {
  const doors = Object.keys(sharedDoors).filter((door) => door.startsWith('shared-ui'))
  const modules = doors.map((door) => import(pathToFileURL(join(server, doorFile(door))).href))
  const names = (await Promise.all(modules)).map((module: object) => Object.keys(module).toSorted())
  return Object.fromEntries(doors.map((door, index) => [door, names[index] ?? []]))
}

async function writeShell(root: string): Promise<void> {
  const [client, server] = [join(root, 'dist/client'), join(root, 'dist/server')]
  const source = await buildSource(root)
  await buildShellServer(root)
  const kit = (await import(pathToFileURL(join(server, doorFile('shared-ui'))).href)) as {
    sampleValues: SampleValue[]
  }
  const { modules, pages, ...description } = await describeSection(server, kit.sampleValues)
  await buildShellClient(root)
  const chunks = await readViteManifest(client)
  const [files, doors] = [moduleFiles(chunks, modules), doorFiles(chunks)]
  const known = [...Object.values(files).flatMap(({ scripts }) => scripts), ...Object.values(doors).flat()]
  await writeManifest(join(root, 'dist'), {
    contract: contractVersion,
    ...description,
    pages: await withSocialImages(root, pages),
    shared: sharedDoors,
    uses: {},
    knownSlots: slotNames,
    modules: files,
    later: laterScriptsOf(chunks, known),
    files: await servedFiles(client),
    doors,
    offers: await offeredNames(server),
    source,
  })
}

/** Builds the shell in `root` into its `dist/`: `server/`, `client/` and `remote.json`. */
export const buildShell = (root: string) => inFreshFolder(join(root, 'dist'), () => writeShell(root))

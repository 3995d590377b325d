import { join } from 'node:path'
import type { Manifest as ViteManifest } from 'vite'
import { buildSource, requireSameSources } from '../source/build-source'
import { laterScriptsOf, readViteManifest, scriptsOf, stylesOf } from '../manifest/chunk-files'
import { describeRemote, type ExposedModule } from '../manifest/describe-remote'
import { importBuilt } from '../manifest/load-built-module'
import { inFreshFolder } from '../source/fresh-folder'
import { servedFiles } from '../../store/builds/served-files'
import { kitModules, sharedModuleFile, sharedModules, type SharedModule } from 'contract/shared-modules'
import type { SiteSettings } from 'contract/site-settings'
import { contentHash } from '../../files/hash'
import { recordKit } from '../kit/record-kit'
import { kitBrand } from '../kit/load-kit'
import { codeHash, type ModuleCode } from '../vite/module-code'
import { sharedModuleEntry } from './shared-module-entries'
import { sharedVersions } from '../source/shared-versions'
import { withSocialImages } from '../social-image/social-images'
import { writeManifest } from '../manifest/write-manifest'
import { frameModule, shellContract, type Manifest } from 'contract/manifest'
import { buildShellClient } from './shell-client-build'
import { buildShellForDevelopment } from './shell-development-build'
import { buildShellServer } from './shell-server-build'

const chunkOf = (chunks: ViteManifest, wanted: string) => {
  const found = Object.values(chunks).find(({ name }) => name === wanted)
  if (!found) throw new Error(`The shell build holds no chunk ${wanted}.`)
  return found
}

/** The sheets of a module: the kit's, the frame's and, for a page of the shell, that of its pages. Documents link the one for paper. */
const stylesFor = (chunks: ViteManifest, source?: string) =>
  stylesOf(chunks).filter(
    (file) => !file.startsWith('print-') && (source?.startsWith('src/pages/') || !file.startsWith('pages-')),
  )

/** The code that renders every page: the frame, the document, and the shared modules. */
const frameCode = (root: string, serverCode: ModuleCode) =>
  contentHash(
    ...[join(root, 'src/prerender.tsx'), ...sharedModules.map((name) => `\0${sharedModuleEntry(name)}`)].map(
      (id) => codeHash(serverCode, id),
    ),
  )

function moduleFiles(
  root: string,
  chunks: ViteManifest,
  modules: ExposedModule[],
  serverCode: ModuleCode,
): Manifest['modules'] {
  const main = scriptsOf(chunks, chunkOf(chunks, 'main'))
  const files = modules.map(({ name, source, server }): [string, Manifest['modules'][string]] => {
    const chunk = chunks[source]
    if (!chunk) throw new Error(`The shell build holds no chunk for ${source}.`)
    const scripts = [...new Set([...main, ...scriptsOf(chunks, chunk)])]
    const code = codeHash(serverCode, join(root, source))
    return [name, { server, code, scripts, styles: stylesFor(chunks, source), doors: [] }]
  })
  const frame = {
    server: 'prerender.js',
    code: frameCode(root, serverCode),
    scripts: main,
    styles: stylesFor(chunks),
    doors: [],
  }
  return { ...Object.fromEntries(files), [frameModule]: frame }
}

/** The scripts that each shared module needs beyond the frame's, which every page has. */
function sharedModuleFiles(chunks: ViteManifest): Record<SharedModule, string[]> {
  const frame = new Set(scriptsOf(chunks, chunkOf(chunks, 'main')))
  const forms = scriptsOf(chunks, chunkOf(chunks, 'forms')).filter((file) => !frame.has(file))
  return { react: [], 'react-dom': [], 'shared-ui': [], 'shared-ui/forms': forms }
}

/** The names that remotes may import from each module of the kit. */
async function offeredNames(server: string): Promise<NonNullable<Manifest['offers']>> {
  const offered = kitModules.map(async (name): Promise<[string, string[]]> => {
    const module = await importBuilt<object>(server, sharedModuleFile(name))
    return [name, Object.keys(module).toSorted()]
  })
  return Object.fromEntries(await Promise.all(offered))
}

async function writeShell(root: string, dist: string, tool: string): Promise<void> {
  const [client, server] = [join(dist, 'client'), join(dist, 'server')]
  const source = await buildSource(root)
  const serverCode = await buildShellServer(root)
  const kit = await importBuilt<{ sampleValues: Manifest['samples'] }>(server, sharedModuleFile('shared-ui'))
  const brand = await kitBrand(root)
  const { modules, pages, ...description } = await describeRemote(server, kit.sampleValues)
  const { site } = await importBuilt<{ site: SiteSettings }>(server, 'remote.js')
  await buildShellClient(root, brand, modules)
  await buildShellForDevelopment(root)
  const chunks = await readViteManifest(client)
  const [files, sharedFiles] = [moduleFiles(root, chunks, modules, serverCode), sharedModuleFiles(chunks)]
  const known = [
    ...Object.values(files).flatMap(({ scripts }) => scripts),
    ...Object.values(sharedFiles).flat(),
  ]
  requireSameSources(root, source, tool)
  await writeManifest(dist, {
    contract: shellContract,
    ...description,
    pages: await withSocialImages(root, pages, brand),
    shared: sharedVersions(root),
    uses: {},
    kit: await recordKit(root, dist, {}, 'defined'),
    modules: files,
    later: laterScriptsOf(chunks, known),
    files: await servedFiles(client),
    doors: sharedFiles,
    offers: await offeredNames(server),
    site,
    source,
  })
}

/** Builds the shell in `root` into its `dist/`: `server/`, `client/` and `remote.json`. `tool` is its `toolHash` from before this file was loaded. */
export async function buildShell(root: string, tool: string): Promise<void> {
  const dist = join(root, 'dist')
  await inFreshFolder(dist, () => writeShell(root, dist, tool))
}

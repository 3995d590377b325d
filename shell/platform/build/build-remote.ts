import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest as ViteManifest } from 'vite'
import type { KitUses } from 'contract/kit'
import { remoteContract, remoteEntry, type Manifest } from 'contract/manifest'
import { sharedModules } from 'contract/shared-modules'
import { buildSource, requireSameSources } from './source/build-source'
import {
  laterScriptsOf,
  readViteManifest,
  scriptsOf,
  sharedModulesOf,
  stylesOf,
} from './manifest/chunk-files'
import { buildClient } from './vite/client-build'
import { describeRemote, type ExposedModule } from './manifest/describe-remote'
import { inFreshFolder } from './source/fresh-folder'
import { sourceFault } from './source/source-fault'
import { buildServer } from './vite/server-build'
import { allEnded } from '../concurrency/all-ended'
import { servedFiles } from '../store/builds/served-files'
import { kitUses } from './kit/kit-uses'
import { recordKit } from './kit/record-kit'
import { codeHash, type ModuleCode } from './vite/module-code'
import { kitBrand, kitSamples } from './kit/load-kit'
import { requireSharedVersions, sharedRanges, sharedVersions } from './source/shared-versions'
import { withSocialImages } from './social-image/social-images'
import { writeManifest } from './manifest/write-manifest'

/** The shared modules stay imports. */
const serverBuild = (root: string) =>
  buildServer(root, { input: { remote: 'src/remote.tsx' }, external: [...sharedModules] })

function moduleFiles(
  root: string,
  chunks: ViteManifest,
  modules: ExposedModule[],
  serverCode: ModuleCode,
): Manifest['modules'] {
  // Nothing is exposed: the federation plugin makes no entry.
  if (modules.length === 0) return {}
  const entry = Object.values(chunks).find((chunk) => chunk.file === remoteEntry)
  if (!entry) throw new Error(`The client build holds no ${remoteEntry}.`)
  const styles = stylesOf(chunks)
  const files = modules.map(({ name, source, server }): [string, Manifest['modules'][string]] => {
    const chunk = chunks[source]
    if (!chunk) throw new Error(`The client build holds no chunk for ${source}.`)
    // No page loads the entry; publishers whose shell has contract 1 need it here.
    const scripts = [...new Set([...scriptsOf(chunks, entry), ...scriptsOf(chunks, chunk)])]
    const code = codeHash(serverCode, join(root, source))
    const doors = sharedModulesOf(join(root, 'dist/client'), scripts)
    return [name, { server, code, scripts, styles, doors }]
  })
  return Object.fromEntries(files)
}

/** By module of the kit: the names that a remote uses, for earlier publishers. */
const usedNames = (uses: KitUses): Manifest['uses'] =>
  Object.fromEntries(Object.entries(uses).map(([module, names]) => [module, Object.keys(names).toSorted()]))

async function writeRemote(root: string, dist: string, tool: string): Promise<void> {
  const [client, server] = [join(dist, 'client'), join(dist, 'server')]
  // The sources are hashed first, so that a change during the build is noticed. While the bundler works, this process
  // loads the kit.
  const [source, code, samples] = await allEnded([buildSource(root), serverBuild(root), kitSamples(root)])
  const { name, pages, modules, ...description } = await describeRemote(server, samples)
  const [kitUse] = await allEnded([kitUses(server), buildClient(root, name, modules)])
  const chunks = await readViteManifest(client)
  const files = moduleFiles(root, chunks, modules, code)
  const known = Object.values(files).flatMap(({ scripts }) => scripts)
  requireSameSources(root, source, tool)
  await writeManifest(dist, {
    contract: remoteContract,
    name,
    shared: sharedVersions(root),
    ranges: sharedRanges(root),
    uses: usedNames(kitUse),
    kit: await recordKit(root, dist, kitUse, 'used'),
    pages: await withSocialImages(root, pages, await kitBrand(root)),
    ...description,
    modules: files,
    later: laterScriptsOf(chunks, known),
    files: await servedFiles(client),
    source,
  })
}

/** Refuses a remote without a file that every remote has: the bundler would name it in its own words, after a part of the build. */
function requireSources(root: string): void {
  for (const file of ['src/remote.tsx', 'src/styles.css'].map((name) => join(root, name)))
    if (!existsSync(file))
      throw sourceFault('no-remote', {
        file,
        expected: 'this file, which every remote has',
        found: 'none',
        fix: 'Run the command in the folder of the remote; or write the file; `src/styles.css` may be empty.',
      })
}

/** Builds the remote in `root` into its `dist/`: `server/`, `client/` and `remote.json`. `tool` is its `toolHash` from before this file was loaded. */
export async function buildRemote(root: string, tool: string): Promise<void> {
  requireSharedVersions(root)
  requireSources(root)
  const dist = join(root, 'dist')
  await inFreshFolder(dist, () => writeRemote(root, dist, tool))
}

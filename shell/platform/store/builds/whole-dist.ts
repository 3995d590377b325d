import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile, type Manifest } from 'contract/manifest'
import { SiteError } from '../../errors/site-error'
import { servedFiles } from './served-files'

const clientFiles = async (dir: string): Promise<Manifest['files']> =>
  existsSync(join(dir, 'client')) ? servedFiles(join(dir, 'client')) : {}

/** Stored builds hold compressed copies of their files as well. */
const isCompressedCopy = (file: string, files: Manifest['files']) => file.replace(/\.(?:br|gz)$/, '') in files

/** The files that differ from what the manifest records, which browsers would refuse by their hashes. */
async function differingFiles(dist: string, { files }: Manifest): Promise<string[]> {
  const found = await clientFiles(dist)
  return Object.keys({ ...files, ...found })
    .filter((file) => file in files || !isCompressedCopy(file, files))
    .filter((file) => found[file]?.integrity !== files[file]?.integrity)
    .map((file) => `client/${file}`)
}

/** The files and modules that keys of the manifest name, and other keys or `server/` lack. */
function missingParts(dist: string, manifest: Manifest): string[] {
  const { files, modules, pages, slots, later = [], doors = {} } = manifest
  const exposed = Object.values(modules)
  const loaded = exposed.flatMap(({ scripts, styles }) => [...scripts, ...styles])
  const inClient = [...loaded, ...later, ...Object.values(doors).flat()]
  const server = join(dist, 'server')
  const inServer = exposed.map((module) => module.server).filter((file) => !existsSync(join(server, file)))
  return [
    ...inClient.filter((file) => !Object.hasOwn(files, file)).map((file) => `client/${file}`),
    ...(existsSync(server) ? inServer.map((file) => `server/${file}`) : ['server/']),
    // Any text may be there: each object has a "constructor".
    ...[...pages, ...slots]
      .filter(({ module }) => !Object.hasOwn(modules, module))
      .map(({ module }) => `the module ${module}`),
  ]
}

/** Refuses a build whose parts are not those that its manifest names: it would go live and not run. */
export async function requireWholeDist(dist: string, manifest: Manifest): Promise<void> {
  const parts = [...(await differingFiles(dist, manifest)), ...missingParts(dist, manifest)]
  const [first, ...others] = new Set(parts)
  if (first === undefined) return
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  throw new SiteError(
    'build-corrupt',
    `${dist} is not the build that its ${manifestFile} describes: ${first}${more} differs or is missing.`,
    `Build ${manifest.name} again, and copy its whole dist folder.`,
  )
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, shellContract, type Manifest } from 'contract/manifest'
import { checkedJson, type KeyPath } from '../../errors/checked-json'
import { SiteError } from '../../errors/site-error'
import { readableManifest } from './readable-manifest'

const buildAgain =
  'Build the remote again with its own `build` script; if that does not help, compare its remote.json with the module `manifest` of the package `contract`.'

const fixSources = `Fix it in src/remote.tsx or the page's metadata. ${buildAgain}`

/** Keys that the team writes; the build writes the others. */
const declared = new Set<PropertyKey>(['name', 'pages', 'slots', 'navigation', 'forms', 'calls'])

const inSources = (keys: KeyPath[]) => keys.some(([first]) => first !== undefined && declared.has(first))

/** The path of the page that a broken key belongs to: the index alone does not help to find it. */
export function ofPage([list, index, key]: KeyPath, data: unknown): string {
  if (list !== 'pages' || typeof index !== 'number' || key === 'path') return ''
  const path = (data as Partial<Manifest>).pages?.[index]?.path
  return typeof path === 'string' ? ` (page ${path})` : ''
}

function ofRemote(data: unknown): string {
  const name = (data as Partial<Manifest> | null | undefined)?.name
  return typeof name === 'string' ? ` of remote ${JSON.stringify(name.slice(0, 80))}` : ''
}

/** A build of a later contract: the rest of its manifest cannot be checked here. */
function laterContract(file: string, data: unknown): SiteError | undefined {
  const found = (data as { contract?: unknown } | null | undefined)?.contract
  if (!Number.isInteger(found) || (found as number) <= shellContract) return undefined
  return new SiteError(
    'contract-later',
    `${file}${ofRemote(data)} keeps to contract ${String(found)}; this checkout reads contract ${shellContract}.`,
    'Use a checkout that is as new as the build (git pull, then node run.mjs install). If the build is your own, you can also build it with this checkout.',
  )
}

/** Refuses the folder `dist`, which a person has named, if it holds no build. */
export function requireBuild(dist: string): void {
  if (existsSync(join(dist, manifestFile))) return
  throw new SiteError(
    'usage',
    `${dist} holds no build of a remote: expected ${manifestFile} in it.`,
    'Name the dist folder of a build: --from DIR',
  )
}

/** Reads and checks `remote.json` of the build in `dir`. A refusal names the remote and the key, with what was expected and found. */
export async function readManifest(dir: string, otherFix?: string): Promise<Manifest> {
  const file = join(dir, manifestFile)
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new SiteError(
      'manifest-invalid',
      `${file} cannot be read: ${error.message}`,
      otherFix ?? buildAgain,
    )
  })
  return checkedJson(
    text,
    readableManifest,
    (fault, data, keys = []) =>
      laterContract(file, data) ??
      new SiteError(
        'manifest-invalid',
        `${file}${ofRemote(data)} ${fault}`,
        otherFix ?? (inSources(keys) ? fixSources : buildAgain),
      ),
    ofPage,
  )
}

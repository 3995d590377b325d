import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isIntactBuild } from '../store/builds/stored-build'
import { SiteError } from '../errors/site-error'
import { readManifest } from '../store/builds/manifest-file'
import { markUsed } from '../files/mark-used'
import { placeBuild } from '../store/builds/place-build'
import { moveKey, numbersOf } from '../store/moves/pointer'
import { sharedWork } from '../concurrency/shared-work'
import { sideBySide } from '../concurrency/side-by-side'
import type { SharedStore } from '../store/places/shared-store'
import { buildDirectory, type SiteDirectory } from '../store/places/site-directory'

/** Files in transfer at a time. */
export const filesAtOnce = 8

/** What the store gives cannot be used. */
export const corrupt = (what: string) =>
  new SiteError(
    'store-corrupt',
    `The shared store gives ${what}.`,
    'This machine stays with the release that it has. Restore the store; or roll back on a machine that has what is live, such as the one that published it.',
  )

/** Names become paths: none may lead out of its folder. */
export const isName = {
  remote: (name: string) => /^[a-z][a-z0-9-]*$/.test(name),
  version: (name: string) => /^[\da-f]{16}$/.test(name),
  content: (name: string) => /^[\da-f]{16}\.[a-z]+$/.test(name),
  file: (name: string) => !name.includes('\0') && /^[^./\\][^/\\]*(?:\/[^./\\][^/\\]*)*$/.test(name),
}

async function fill(store: SharedStore, prefix: string, keys: string[], draft: string): Promise<void> {
  await sideBySide(keys, filesAtOnce, async (key) => {
    const name = key.slice(prefix.length)
    const content = isName.file(name) ? await store.get(key) : undefined
    if (!content) throw corrupt(`no usable file ${key}`)
    await mkdir(dirname(join(draft, name)), { recursive: true })
    await writeFile(join(draft, name), content)
  })
}

const fetchOnce = sharedWork<boolean>()

/**
 * Mirrors a build into this folder. It appears there complete and checked, or not at all.
 * @returns false if the shared store has no such build
 */
export async function mirrorBuild(
  site: SiteDirectory,
  store: SharedStore,
  remote: string,
  version: string,
): Promise<boolean> {
  const dir = buildDirectory(site, remote, version)
  // Marked as used, it stays for the grace time; one of another account cannot be marked.
  if (await markUsed(dir).catch(() => existsSync(dir))) return true
  return fetchOnce(dir, async () => {
    const prefix = `builds/${remote}/${version}/`
    const keys = await store.list(prefix)
    if (keys.length === 0) return false
    await placeBuild(site, dir, async (draft) => {
      await fill(store, prefix, keys, draft)
      const build = { manifest: await readManifest(draft), version, dir: draft }
      if (!(await isIntactBuild(build)))
        throw corrupt(`a build ${remote}@${version} that is not what its name says`)
    })
    return true
  })
}

/** The keys of builds by remote, as a store listed them when `move` was its newest; 0 before the first. */
interface ListedBuilds {
  move: number
  keys: Map<string, string[]>
}

const listedBuilds = new WeakMap<SharedStore, ListedBuilds>()

/** Lists again only after a move: a release's builds are stored before its move, so a name that is unknown until then is invented. */
async function buildKeys(store: SharedStore, remote: string): Promise<string[]> {
  const before = listedBuilds.get(store) ?? { move: 0, keys: new Map<string, string[]>() }
  const move = numbersOf(await store.list('live/', moveKey(before.move))).at(-1)
  const listed = move === undefined ? before : { move, keys: new Map<string, string[]>() }
  listedBuilds.set(store, listed)
  const keys = listed.keys.get(remote) ?? (await store.list(`builds/${remote}/`))
  // Names of remotes may be invented, too.
  if (keys.length > 0) listed.keys.set(remote, keys)
  return keys
}

/** Mirrors a build of `remote` whose client has the file `name`. @returns false if the shared store has none */
export async function mirrorFile(
  site: SiteDirectory,
  store: SharedStore,
  remote: string,
  name: string,
): Promise<boolean> {
  const key = (await buildKeys(store, remote)).find((each) => each.endsWith(`/client/${name}`))
  const version = key?.split('/')[2]
  return version !== undefined && isName.version(version) && mirrorBuild(site, store, remote, version)
}

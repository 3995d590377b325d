import { join, resolve } from 'node:path'
import type { Config } from '../../config'
import { SiteError } from '../../store/errors'
import { readManifest } from '../../store/manifest-file'
import { liveMove } from '../../store/pointer'
import { readRelease, type Release } from '../../store/release'
import type { SiteDirectory } from '../../store/site-directory'
import { buildPackage } from '../build-package'
import { packageDirectory, requireRemotes, remoteNames } from '../../workspace'

/** What a person asked of `npm run site`. */
export interface SiteRequest {
  site: SiteDirectory
  config: Config
  /** The words after the command. */
  names: string[]
  options: { from?: string; launch?: boolean; force?: boolean }
}

/** Refuses a build of another remote than was named, so that none is published by accident. */
async function givenDist(dist: string, names: string[]): Promise<string> {
  const { name } = await readManifest(dist)
  if (names.every((named) => named === name)) return dist
  throw new SiteError(
    'usage',
    `Expected in ${dist}: ${names.join(' and ')}. Found: a build of ${name}.`,
    `Name ${name} alone or no remote with this folder; other remotes are published by themselves.`,
  )
}

/** Builds the remotes that were named (all where none was) and returns their `dist` folders; `--from` names one built already. */
export async function requestedDists({ names, options }: SiteRequest): Promise<string[]> {
  if (options.from !== undefined) return [await givenDist(resolve(options.from), names)]
  await requireRemotes(names)
  const remotes = names.length > 0 ? names : await remoteNames()
  for (const name of remotes) await buildPackage(name)
  return remotes.map((name) => join(packageDirectory(name), 'dist'))
}

/** The builds of a release, for people. */
export const buildsOf = (release: Release) =>
  Object.entries(release.builds)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ')

/** The live release and the move that made it live. */
export async function liveRelease(site: SiteDirectory) {
  const move = await liveMove(site)
  if (!move) throw new SiteError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  return { move, release: await readRelease(site, move.release) }
}

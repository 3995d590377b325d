import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Config } from '../../config'
import { SiteError } from '../../store/errors'
import { inBatches } from '../../store/in-batches'
import { readManifest } from '../../store/manifest-file'
import { liveMove } from '../../store/pointer'
import { readRelease } from '../../store/release'
import type { SiteDirectory } from '../../store/site-directory'
import { buildPackage } from '../build-package'
import { packageDirectory, requireRemotes, remoteNames } from '../../workspace'

/** What a person asked of `npm run site`. */
export interface SiteRequest {
  site: SiteDirectory
  config: Config
  /** The words after the command. */
  names: string[]
  options: {
    from?: string[]
    launch?: boolean
    force?: boolean
    verify?: boolean
    withdraw?: boolean
    'no-browser'?: boolean
    /** Of a token. */
    name?: string
    remote?: string[]
    right?: string[]
    days?: string
  }
}

/** The browser that a person wants for a publish or a check. */
export const browserFor = ({ site, config, options }: SiteRequest) => ({
  site,
  config,
  unwanted: options['no-browser'] ? '--no-browser' : undefined,
  tell: (line: string) => console.log(line),
})

interface GivenBuild {
  dist: string
  name: string
}

const unexpectedBuild = ({ dist, name }: GivenBuild, expected: string, fix: string) =>
  new SiteError('usage', `Expected in ${dist}: ${expected}. Found: a build of ${name}.`, fix)

/** Refuses a build of another remote than was named, and two of one remote, so that none is published by accident. */
function requireNamed(builds: GivenBuild[], names: string[]): void {
  const found = builds.map(({ name }) => name)
  for (const [index, build] of builds.entries()) {
    if (names.length > 0 && !names.includes(build.name))
      throw unexpectedBuild(build, names.join(' or '), 'Name the remotes of all these folders, or none.')
    if (found.indexOf(build.name) < index)
      throw unexpectedBuild(build, 'a remote of its own', `Name one folder for ${build.name}.`)
  }
  const missing = names.filter((name) => !found.includes(name))
  if (missing.length > 0)
    throw new SiteError(
      'usage',
      `No folder holds a build of ${missing.join(' or ')}.`,
      'Name its folder with a further --from, or publish the others by themselves.',
    )
}

async function givenDists(dists: string[], names: string[]): Promise<string[]> {
  const builds = await Promise.all(
    dists.map(async (dist): Promise<GivenBuild> => ({ dist, name: (await readManifest(dist)).name })),
  )
  requireNamed(builds, names)
  return dists
}

/** The builds that a person asked for. */
export interface RequestedBuilds {
  /** Their `dist` folders, once all of them are there. */
  dists: Promise<string[]>
}

const buildAll = (remotes: string[]) =>
  inBatches(remotes, availableParallelism(), async (name) => {
    await buildPackage(name)
    return join(packageDirectory(name), 'dist')
  })

/**
 * Starts to build the remotes that were named (all where none was); each `--from` names one built already. Builds are processes of
 * their own and have started when this resolves: the caller can load the publisher while they run.
 */
export async function startBuilds({ names, options }: SiteRequest): Promise<RequestedBuilds> {
  await requireRemotes(options.from ? [] : names)
  const dists = options.from
    ? givenDists(
        options.from.map((dir) => resolve(dir)),
        names,
      )
    : buildAll(names.length > 0 ? names : await remoteNames())
  // The caller reports a failed build when it waits for the folders; until then Node would take it for an unhandled error.
  dists.catch(() => {})
  return { dists }
}

/** The live release and the move that made it live. */
export async function liveRelease(site: SiteDirectory) {
  const move = await liveMove(site)
  if (!move) throw new SiteError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  return { move, release: await readRelease(site, move.release) }
}

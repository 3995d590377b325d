import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { SiteError } from '../../errors/site-error'
import { sideBySide } from '../../concurrency/side-by-side'
import { readManifest, requireBuild } from '../../store/builds/manifest-file'
import { buildPackage } from '../../build/build-package'
import { packageDirectory, requireRemotes, remoteNames } from '../../workspace'
import type { SiteRequest } from './request'

interface GivenBuild {
  dist: string
  name: string
}

const unexpectedBuild = ({ dist, name }: GivenBuild, expected: string, fix: string) =>
  new SiteError('usage', `Expected in ${dist}: ${expected}. Found: a build of ${name}.`, fix)

/** Refuses a build of a remote that was not named, and a second build of one remote: neither may be published by accident. */
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

async function givenDists(from: string[], names: string[]): Promise<string[]> {
  const dists = from.map((dir) => resolve(dir))
  dists.forEach(requireBuild)
  const builds = await Promise.all(
    dists.map(async (dist): Promise<GivenBuild> => ({ dist, name: (await readManifest(dist)).name })),
  )
  requireNamed(builds, names)
  return dists
}

/** The remotes that a person names, or all remotes of the checkout. */
export function requestedRemotes(names: string[]): string[] {
  requireRemotes(names)
  return names.length > 0 ? [...new Set(names)] : remoteNames()
}

const buildRemotes = async (names: string[]): Promise<string[]> =>
  sideBySide(requestedRemotes(names), availableParallelism(), (name) =>
    buildPackage(packageDirectory(name), name),
  )

/**
 * Starts to build the named remotes, or all of them without names; each `--from` names a finished build. Builds run in their own
 * processes, which have started when this returns: the caller can load the code of a publish while they run.
 * @returns the `dist` folders, once all are built
 */
export function startBuilds({ names, options }: SiteRequest): Promise<string[]> {
  const dists = options.from ? givenDists(options.from, names) : buildRemotes(names)
  // The caller reports a failed build when it awaits the folders. Without this line, Node would report an unhandled rejection first.
  dists.catch(() => {})
  return dists
}

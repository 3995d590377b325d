import type { Manifest } from 'contract/manifest'
import satisfies from 'semver/functions/satisfies.js'
import { SiteError } from '../../errors/site-error'
import { changedRemotes, shellOf, type Combination } from './combination'

/** A kit is compared by use, not by number. */
const isKit = (name: string) => name.startsWith('shared-ui')

/** Whether `remote` takes the shell's version of a shared module: the one that it was built with, or one in its range. */
function fits(shell: Manifest, remote: Manifest, name: string, version: string): boolean {
  const offered = shell.shared[name]
  if (offered === undefined || !(name in (shell.doors ?? {}))) return false
  return isKit(name) || offered === version || satisfies(offered, remote.ranges?.[name] ?? version)
}

const named = ({ name, ranges }: Manifest, shared: string, version: string) =>
  `${name} (built with ${version}, takes ${ranges?.[shared] ?? 'no other'})`

/** By what the shell offers (`react 19.0.0`, `no vue`): every remote that does not take it. */
function misfitsOf(combination: Combination): Map<string, string[]> {
  if (combination.size === 0) return new Map()
  const shell = shellOf(combination).manifest
  const remotes = [...combination.values()].map(({ manifest }) => manifest)
  const modules = new Set(remotes.flatMap(({ shared }) => Object.keys(shared)))
  const misfits = (module: string) =>
    remotes.flatMap((remote) => {
      const version = remote.shared[module]
      return version === undefined || fits(shell, remote, module, version)
        ? []
        : [named(remote, module, version)]
    })
  const offerOf = (module: string) => {
    const version = shell.shared[module]
    return version === undefined ? `no ${module}` : `${module} ${version}`
  }
  return new Map([...modules].map((module) => [offerOf(module), misfits(module)]))
}

const conflict = (offered: string, misfits: string[]) =>
  new SiteError(
    'shared-version',
    `The site's shell offers ${offered}, which does not fit ${misfits.join(', ')}.`,
    `Build these to fit it, or publish builds that agree as one release, from any checkouts: npm run site -- publish --from DIST --from DIST …`,
  )

/** For each shared module, every remote that does not take the shell's version: the new ones together, those of the live site one by one. */
export function* versionConflicts(live: Combination, combination: Combination): Generator<SiteError> {
  const before = misfitsOf(live)
  for (const [offered, misfits] of misfitsOf(combination)) {
    const known = misfits.filter((misfit) => before.get(offered)?.includes(misfit))
    const brought = misfits.filter((misfit) => !known.includes(misfit))
    if (brought.length > 0) yield conflict(offered, brought)
    for (const misfit of known) yield conflict(offered, [misfit])
  }
}

/**
 * The remotes that this change combines with another React than they were built with. Their range allows it; only a browser shows
 * that they run with it.
 */
export function meetsAnotherReact(live: Combination, next: Combination): string[] {
  const shell = shellOf(next).manifest
  const changed = changedRemotes(live, next)
  const isNew = ({ name }: Manifest) => changed.includes('shell') || changed.includes(name)
  return [...next.values()].flatMap(({ manifest }) =>
    Object.entries(manifest.shared)
      .filter(([name, version]) => isNew(manifest) && !isKit(name) && shell.shared[name] !== version)
      .map(([name, version]) => `${manifest.name} (${name} ${version}, the site has ${shell.shared[name]})`),
  )
}

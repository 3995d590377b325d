import type { NavigationEntry } from 'shared-ui'
import { PublishError } from './errors'
import type { StoredBuild } from './build-store'

/** Builds that are to be one site, by section. */
export type Combination = Map<string, StoredBuild>

/** The shell of a combination; a site cannot do without. */
export function shellOf(combination: Combination): StoredBuild {
  const shell = combination.get('shell')
  if (!shell)
    throw new PublishError(
      'no-shell',
      'The site has no shell yet.',
      'Publish it first: npm run site -- publish shell',
    )
  return shell
}

/** Navigation entries of all sections, in a stable order. */
export const navigationOf = (combination: Combination) =>
  [...combination.values()]
    .flatMap(({ manifest }) => manifest.navigation)
    .toSorted((a, b) => a.order - b.order || a.to.localeCompare(b.to)) as NavigationEntry[]

function checkSharedVersions(combination: Combination): void {
  const { shared: offered, doors = {} } = shellOf(combination).manifest
  for (const { manifest } of combination.values()) {
    for (const [name, version] of Object.entries(manifest.shared)) {
      const found = offered[name]
      const fits = name.startsWith('shared-ui')
        ? found?.split('.')[0] === version.split('.')[0]
        : found === version
      if (!fits || !(name in doors)) {
        throw new PublishError(
          'shared-version',
          `Section ${manifest.name} was built with ${name} ${version}; the site's shell offers ${found ?? 'none'}.`,
          `Build ${manifest.name} with the versions of the shell's catalog, or publish it together with a new shell.`,
        )
      }
    }
  }
}

function checkPathOverlap(combination: Combination): void {
  const owners = new Map<string, string>()
  for (const { manifest } of combination.values()) {
    for (const { path } of manifest.pages) {
      const owner = owners.get(path)
      if (owner) {
        throw new PublishError(
          'route-overlap',
          `The path ${path} is offered by ${owner} and by ${manifest.name}.`,
          'One of them has to give it up in its src/remote.tsx.',
        )
      }
      owners.set(path, manifest.name)
    }
  }
}

function checkSlotOverlap(combination: Combination): void {
  const owners = new Map<string, string>()
  for (const { manifest } of combination.values()) {
    for (const { name } of manifest.slots) {
      const owner = owners.get(name)
      if (owner) {
        throw new PublishError(
          'slot-overlap',
          `The slot ${name} is filled by ${owner} and by ${manifest.name}.`,
          'One of them has to give it up in its src/remote.tsx.',
        )
      }
      owners.set(name, manifest.name)
    }
  }
}

/** Refuses builds that cannot be one site, before anything is rendered. */
export function checkCombination(combination: Combination): void {
  checkSharedVersions(combination)
  checkPathOverlap(combination)
  checkSlotOverlap(combination)
}

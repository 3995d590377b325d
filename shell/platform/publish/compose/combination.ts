import { shellContract } from 'contract/manifest'
import type { NavigationEntry } from 'contract/remote'
import type { SiteSettings } from 'contract/site-settings'
import { menuPath } from '../../navigation/menu-addresses'
import { shownNavigation } from '../../navigation/shown-navigation'
import { SiteError } from '../../errors/site-error'
import type { StoredBuild } from '../../store/builds/stored-build'
import type { Release } from '../../store/releases/release'

/** Builds that form one site, by remote. */
export type Combination = ReadonlyMap<string, StoredBuild>

/** Computes a value once for each combination: a combination never changes. */
export function perCombination<Value>(
  workOut: (combination: Combination) => Value,
): (combination: Combination) => Value {
  const known = new WeakMap<Combination, Value>()
  return (combination) => {
    const value = known.get(combination) ?? workOut(combination)
    known.set(combination, value)
    return value
  }
}

/** The shell of a combination; every site has one. */
export function shellOf(combination: Combination): StoredBuild {
  const shell = combination.get('shell')
  if (!shell)
    throw new SiteError(
      'no-shell',
      'The site has no shell yet.',
      'Publish it first: npm run site -- publish shell',
    )
  return shell
}

/** What the shell of a combination decides for the whole site. Refuses a shell that cannot show what this publisher composes. */
export function siteSettings(combination: Combination): SiteSettings {
  const { manifest, version } = shellOf(combination)
  if (manifest.contract === shellContract && manifest.site) return manifest.site
  throw new SiteError(
    'shell-outdated',
    `shell@${version} keeps to contract ${manifest.contract}: expected contract ${shellContract}, whose shell brings the site's settings and whose pages name modules by their files.`,
    'Publish the shell of this checkout, alone or together with the remote: npm run site -- publish shell',
  )
}

/** The remotes whose builds differ between two combinations, with those that are added or removed. */
export const changedRemotes = (live: Combination, next: Combination): string[] =>
  [...new Set([...next.keys(), ...live.keys()])].filter(
    (name) => next.get(name)?.version !== live.get(name)?.version,
  )

/** Navigation entries of all remotes, in a stable order. */
export const navigationOf = perCombination(
  (combination) =>
    [...combination.values()]
      .flatMap(({ manifest }) => manifest.navigation)
      .toSorted((a, b) => a.order - b.order || a.to.localeCompare(b.to, 'en')) as NavigationEntry[],
)

/** The entries that the frame of every page shows: all of them if the shell has no page that lists the rest. */
export const shownNavigationOf = perCombination((combination) => {
  const all = navigationOf(combination)
  const { pages, site } = shellOf(combination).manifest
  return site && pages.some(({ path }) => path === menuPath) ? shownNavigation(all, site.menus) : all
})

/** The forms that the remotes of a combination declare. */
export const formsOf = (combination: Combination): Release['forms'] =>
  Object.fromEntries(
    [...combination.values()].flatMap(({ manifest }) => Object.entries(manifest.forms ?? {})),
  )

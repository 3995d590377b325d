import type { NavigationEntry } from 'contract/remote'
import type { Manifest } from 'contract/manifest'
import { SiteError } from '../store/errors'
import type { Forms } from '../store/release-forms'
import type { StoredBuild } from '../store/build-store'
import { perCombination } from './per-combination'

/** Builds that are to be one site, by remote. */
export type Combination = ReadonlyMap<string, StoredBuild>

/** The shell of a combination; a site cannot do without. */
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

/** Navigation entries of all remotes, in a stable order. */
export const navigationOf = perCombination(
  (combination) =>
    [...combination.values()]
      .flatMap(({ manifest }) => manifest.navigation)
      .toSorted((a, b) => a.order - b.order || a.to.localeCompare(b.to)) as NavigationEntry[],
)

/** The forms that the remotes of a combination declare. */
export const formsOf = (combination: Combination): Forms =>
  Object.fromEntries(
    [...combination.values()].flatMap(({ manifest }) => Object.entries(manifest.forms ?? {})),
  )

/** What a remote uses of the kit decides, not the kit's number; builds of earlier days do not say what they use. */
const isComparedByUse = (shell: Manifest, { kit }: Manifest) => kit !== undefined && shell.kit !== undefined

function checkSharedVersions(combination: Combination): void {
  const shell = shellOf(combination).manifest
  const { shared: offered, doors = {} } = shell
  for (const { manifest } of combination.values()) {
    for (const [name, version] of Object.entries(manifest.shared)) {
      const found = offered[name]
      const fits = name.startsWith('shared-ui')
        ? isComparedByUse(shell, manifest) || found?.split('.')[0] === version.split('.')[0]
        : found === version
      if (!fits || !(name in doors)) {
        throw new SiteError(
          'shared-version',
          `Remote ${manifest.name} was built with ${name} ${version}; the site's shell offers ${found ?? 'none'}.`,
          `Build ${manifest.name} with ${name} ${found ?? 'of the shell'}, or publish builds that agree as one release, from any checkouts: npm run site -- publish --from DIST --from DIST …`,
        )
      }
    }
  }
}

/** A kit release is a shell release: every name that a remote uses must still be there, or come along with it. */
function checkKitNames(combination: Combination): void {
  const { offers = {} } = shellOf(combination).manifest
  for (const { manifest } of combination.values()) {
    for (const [module, offered] of Object.entries(offers)) {
      const missing = (manifest.uses[module] ?? []).filter((name) => !offered.includes(name))
      if (missing.length === 0) continue
      throw new SiteError(
        'kit-names',
        `Remote ${manifest.name} uses ${missing.join(', ')} of ${module}; the site's shell offers no such name.`,
        `Publish ${manifest.name} together with the shell that its kit belongs to, or bring the name back.`,
      )
    }
  }
}

/** Addresses that the web server answers itself; as `/index` it keeps what belongs to the home page. */
const reserved = /^\/(index|api|forms|assets|healthz|readyz|sitemap\.xml|robots\.txt|favicon\.ico)(\/|$)/

/** Whether the web server keeps `path` for itself. */
export const isReserved = (path: string) => reserved.test(path)

function checkReservedPaths(combination: Combination): void {
  for (const { manifest } of combination.values()) {
    const taken = manifest.pages.find(({ path }) => isReserved(path))
    if (!taken) continue
    throw new SiteError(
      'route-reserved',
      `${manifest.name} offers the path ${taken.path}, which the web server keeps for itself.`,
      'Give the page another path in src/remote.tsx.',
    )
  }
}

const offeredTwice = (owner: string, other: string) =>
  owner === other
    ? { by: `${owner} twice`, fix: 'Take one of them out of its src/remote.tsx.' }
    : { by: `${owner} and by ${other}`, fix: 'One of them has to give it up in its src/remote.tsx.' }

/** `offered` lists what a remote brings; nothing may come twice. */
function checkOverlap(
  combination: Combination,
  what: 'route' | 'slot' | 'form' | 'call',
  offered: (manifest: Manifest) => string[],
): void {
  const owners = new Map<string, string>()
  for (const { manifest } of combination.values()) {
    for (const item of offered(manifest)) {
      const owner = owners.get(item)
      if (owner !== undefined) {
        const { by, fix } = offeredTwice(owner, manifest.name)
        throw new SiteError(
          `${what}-overlap`,
          `The ${what === 'route' ? 'path' : what} ${item} is offered by ${by}.`,
          fix,
        )
      }
      owners.set(item, manifest.name)
    }
  }
}

/** Refuses builds that cannot be one site, before anything is rendered. */
export function checkCombination(combination: Combination): void {
  checkSharedVersions(combination)
  checkKitNames(combination)
  checkReservedPaths(combination)
  checkOverlap(combination, 'route', ({ pages }) => pages.map(({ path }) => path))
  checkOverlap(combination, 'slot', ({ slots }) => slots.map(({ name }) => name))
  checkOverlap(combination, 'form', ({ forms = {} }) => Object.keys(forms))
  checkOverlap(combination, 'call', ({ calls = {} }) => Object.keys(calls))
}

import type { KitUses } from 'contract/kit'
import type { Manifest } from 'contract/manifest'
import compare from 'semver/functions/compare.js'
import major from 'semver/functions/major.js'
import minor from 'semver/functions/minor.js'
import { SiteError } from '../../../errors/site-error'
import type { StoredBuild } from '../../../store/builds/stored-build'
import { readDeclarations } from './declarations'
import { kitMisfits } from './kit-fit'

type Bump = 'major' | 'minor' | 'none'

/** The version of the kit that a build was made with. */
export const kitVersionOf = ({ shared }: Manifest): string => shared['shared-ui'] ?? '0.0.0'

/** Every name that a kit offers, used in every way. */
const everyUse = ({ offers = {} }: Manifest): KitUses =>
  Object.fromEntries(
    Object.entries(offers).map(([module, names]) => [
      module,
      Object.fromEntries(names.map((name) => [name, { whole: true } as const])),
    ]),
  )

const namesOf = ({ offers = {} }: Manifest) =>
  Object.entries(offers).flatMap(([module, names]) => names.map((name) => `${name} of ${module}`))

/** The version step (semver.org) that the change from one kit to the next needs, and why. */
async function neededBump(before: StoredBuild, now: StoredBuild): Promise<{ bump: Bump; why: string }> {
  const [old, fresh] = [namesOf(before.manifest), namesOf(now.manifest)]
  const removed = old.filter((name) => !fresh.includes(name))
  if (removed.length > 0) return { bump: 'major', why: `${removed.join(', ')} is gone` }
  const question = {
    uses: everyUse(before.manifest),
    old: await readDeclarations(before),
    now: await readDeclarations(now),
  }
  const [broken] = (await kitMisfits([question]))[0] ?? []
  if (broken) return { bump: 'major', why: `${broken.name} of ${broken.module}: ${broken.why}` }
  const added = fresh.filter((name) => !old.includes(name))
  return added.length > 0 ? { bump: 'minor', why: `${added.join(', ')} is new` } : { bump: 'none', why: '' }
}

/** Whether `now`, which is no lower than `before`, is higher by this step. */
const isRaised = (before: string, now: string, bump: Bump) =>
  bump === 'none' || major(now) > major(before) || (bump === 'minor' && minor(now) > minor(before))

/**
 * Refuses a kit whose version does not say how it differs from the live one: a break is a major version, a new name a minor one. The kit
 * of the lower version counts as the earlier one, so that a rollback takes the same step back.
 */
export async function checkKitVersion(live: StoredBuild, next: StoredBuild): Promise<void> {
  const [before, now] = [live, next].toSorted((a, b) =>
    compare(kitVersionOf(a.manifest), kitVersionOf(b.manifest)),
  ) as [StoredBuild, StoredBuild]
  const { bump, why } = await neededBump(before, now)
  const [version, found] = [kitVersionOf(before.manifest), kitVersionOf(now.manifest)]
  if (isRaised(version, found, bump)) return
  throw new SiteError(
    'kit-version',
    `The kits ${version} and ${found}, one of which is live, differ by more than their versions say: expected another ${bump} version than ${version}, since in ${found} ${why}.`,
    'Raise the version in shared-ui/package.json, write the change into shared-ui/CHANGELOG.md, and publish the shell again.',
  )
}

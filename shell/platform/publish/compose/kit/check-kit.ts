import { SiteError } from '../../../errors/site-error'
import type { StoredBuild } from '../../../store/builds/stored-build'
import { changedRemotes, shellOf, type Combination } from '../combination'
import { readDeclarations } from './declarations'
import { kitMisfits, type KitMisfit, type KitQuestion } from './kit-fit'
import { checkKitVersion, kitVersionOf } from './kit-version'

const misfitLines = (
  remote: string,
  { module, name, why, before, after }: KitMisfit,
) => `  ${remote} uses ${name} of ${module}: ${why}
    built with: ${before}
    the site has: ${after}`

const tokenLine = (remote: string, tokens: string[]) =>
  `  ${remote} uses design tokens that the site's kit does not define: ${tokens.join(', ')}`

/** A team that publishes its remote cannot change the kit of the site. */
const wayOut = (changed: string[], shell: StoredBuild) =>
  changed.includes('shell')
    ? 'Bring back in the kit what is missing; or build the remotes named here with the kit of the site and publish them together with the shell: npm run site -- publish --from DIST --from DIST …'
    : `Build them with the kit of the site (shared-ui ${kitVersionOf(shell.manifest)}), or publish them when a shell with their kit is live; in the workspace: npm run site -- publish shell`

const refusal = (lines: string[], fix: string) =>
  new SiteError('kit-uses', `The site's kit does not serve what remotes use of it:\n${lines.join('\n')}`, fix)

/** The remotes to compare with the kit: those that change, or all if the kit changes. */
function meeting(changed: string[], next: Combination): StoredBuild[] {
  const remotes = [...next.values()].filter(({ manifest }) => manifest.name !== 'shell')
  return changed.includes('shell')
    ? remotes
    : remotes.filter(({ manifest }) => changed.includes(manifest.name))
}

/** Remotes that were built with the shell's own declarations fit. */
async function misfits(shell: StoredBuild, all: StoredBuild[]): Promise<string[]> {
  const remotes = all.filter(
    ({ manifest: { kit } }) => kit && kit.declarations !== shell.manifest.kit?.declarations,
  )
  if (remotes.length === 0) return []
  const now = await readDeclarations(shell)
  const questions = remotes.map(async (build): Promise<KitQuestion> => ({
    uses: build.manifest.kit?.uses ?? {},
    old: await readDeclarations(build),
    now,
  }))
  const found = await kitMisfits(await Promise.all(questions))
  return remotes.flatMap(({ manifest }, index) =>
    (found[index] ?? []).map((misfit) => misfitLines(manifest.name, misfit)),
  )
}

function missingTokens(shell: StoredBuild, remotes: StoredBuild[]): string[] {
  const defined = new Set(shell.manifest.kit?.tokens)
  return remotes.flatMap(({ manifest: { name, kit } }) => {
    const missing = (kit?.tokens ?? []).filter((token) => !defined.has(token))
    return missing.length > 0 ? [tokenLine(name, missing)] : []
  })
}

/** Refuses a combination whose kit lacks something that a remote uses, and a kit whose version hides a change. */
export async function checkKit(live: Combination, combination: Combination): Promise<void> {
  const shell = shellOf(combination)
  const changed = changedRemotes(live, combination)
  const remotes = meeting(changed, combination)
  const lines = [...(await misfits(shell, remotes)), ...missingTokens(shell, remotes)]
  if (lines.length > 0) throw refusal(lines, wayOut(changed, shell))
  const before = live.get('shell')
  if (before?.manifest.kit && before.manifest.kit.declarations !== shell.manifest.kit?.declarations)
    await checkKitVersion(before, shell)
}

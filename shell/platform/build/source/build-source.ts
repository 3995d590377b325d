import { execFile } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Manifest } from 'contract/manifest'
import { sourceFault } from './source-fault'
import { lockFile, packagesIn, sourceFolders, sourceHash, toolHash } from './source-hash'

/**
 * The output of git in `dir`; empty without git or a repository. Git distrusts a checkout of another user (root in a container, a mounted
 * folder), because its settings may run code. The code of the remote in `root` and of its workspace runs in the build anyway; a repository
 * in a folder above them stays distrusted.
 */
function git(root: string, dir: string, ...args: string[]): Promise<string> {
  const trusted = [root, dirname(lockFile)].flatMap((own) => ['-c', `safe.directory=${realpathSync(own)}`])
  return promisify(execFile)('git', [...trusted, ...args], { cwd: dir }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}

/** The sources of a build of the package in `root`: their hash, and the commit of the checkout. */
export async function buildSource(root: string): Promise<Manifest['source']> {
  const hash = sourceHash(root)
  const [commit, ...changes] = await Promise.all([
    git(root, root, 'rev-parse', 'HEAD'),
    ...sourceFolders(root).map((dir) =>
      git(root, dir, 'status', '--porcelain', '--', '.', ...packagesIn(dir).map((name) => `:!${name}`)),
    ),
    git(root, dirname(lockFile), 'status', '--porcelain', '--', basename(lockFile)),
  ])
  return { hash, ...(commit && { commit, isDirty: changes.some((lines) => lines !== '') }) }
}

/**
 * Refuses a build of the package in `root` if its sources are no longer `source`: its pages and its scripts, which are built one after
 * the other, could come from different texts. Also if its `toolHash` is no longer `tool`, which was taken before the process loaded the
 * tool: the build would record a tool that did not make it.
 * @throws SiteError `sources-changed`
 */
export function requireSameSources(root: string, source: Manifest['source'], tool: string): void {
  if (sourceHash(root) === source?.hash && toolHash(root) === tool) return
  throw sourceFault('sources-changed', {
    file: root,
    expected: 'sources that do not change during the build',
    found: 'that a file of the remote, the kit or the platform has changed',
    fix: 'Build again. If the build itself writes to the folder, such as its log, write that elsewhere.',
  })
}

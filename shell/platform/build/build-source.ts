import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Manifest } from 'contract/manifest'
import { sourceFolders, sourceHash } from './source-hash'

/** The output of git; empty without git or a repository. */
const git = (root: string, ...args: string[]) =>
  promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )

/** The sources of a build of the package in `root`: their hash, and the commit of the checkout. */
export async function buildSource(root: string): Promise<Manifest['source']> {
  const hash = sourceHash(root)
  const [commit, ...changes] = await Promise.all([
    git(root, 'rev-parse', 'HEAD'),
    ...sourceFolders(root).map((dir) => git(dir, 'status', '--porcelain', '--', '.')),
  ])
  return { hash, ...(commit && { commit, isDirty: changes.some((lines) => lines !== '') }) }
}

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Manifest } from '../src/contract/manifest'
import { sourceHash } from './source-hash'

const kit = fileURLToPath(new URL('..', import.meta.url))

/** What git prints; nothing where there is no git or no repository. */
const git = (root: string, ...args: string[]) =>
  promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )

/** From which sources a build of the package in `root` is made: their hash, and the commit of the checkout. */
export async function buildSource(root: string): Promise<Manifest['source']> {
  const [hash, commit, ...changes] = await Promise.all([
    sourceHash(root),
    git(root, 'rev-parse', 'HEAD'),
    ...[root, kit].map((dir) => git(dir, 'status', '--porcelain', '--', '.')),
  ])
  return { hash, ...(commit && { commit, isDirty: changes.some((lines) => lines !== '') }) }
}

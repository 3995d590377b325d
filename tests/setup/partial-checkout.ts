import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from './workspace'

const shared = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.js',
  'shared-ui',
  'shell',
]
const leftOut = new Set(['dist', '.vite', '.vite-temp', '.site', '.data'])

/** A checkout with the sources of `remotes` and of no other remote; its packages are those of this checkout. */
export async function partialCheckout(remotes: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'checkout-'))
  for (const name of [...shared, ...remotes]) {
    await cp(join(root, name), join(dir, name), {
      recursive: true,
      // The links between packages are relative: in the copy they lead to the copy.
      verbatimSymlinks: true,
      filter: (source) => !leftOut.has(basename(source)),
    })
  }
  await symlink(join(root, 'node_modules'), join(dir, 'node_modules'))
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

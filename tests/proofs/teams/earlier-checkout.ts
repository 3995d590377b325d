import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, typescript } from '../../setup/workspace'

const run = promisify(execFile)

/**
 * The team of mf-resources in an earlier clone: the remote and the kit of commit 927f45f, with today's packages. The archive was made by
 * `git archive`, without tests and examples, and does not change.
 */
export async function earlierCheckout() {
  const dir = await mkdtemp(join(tmpdir(), 'earlier-'))
  await run('tar', ['-xzf', join(root, 'tests/fixtures/earlier-checkout.tar.gz'), '-C', dir])
  await symlink(join(root, 'node_modules'), join(dir, 'node_modules'))
  for (const name of ['shared-ui', 'mf-resources']) {
    // The links between packages are relative: in the copy they lead to the copy.
    const packages = join(name, 'node_modules')
    await cp(join(root, packages), join(dir, packages), { recursive: true, verbatimSymlinks: true })
  }
  // That kit still contained the code that builds a remote, which is a separate package now.
  for (const folder of ['build', 'src/contract'])
    await symlink(join(root, 'shell/platform/node_modules'), join(dir, 'shared-ui', folder, 'node_modules'))
  return {
    /** Builds the remote with the clone's own kit and tools; its own command needs tsx. @returns its `dist` */
    build: async () => {
      const cwd = join(dir, 'mf-resources')
      const script = `const { buildSection } = await import('../shared-ui/build/build-section.ts')
        await buildSection(process.cwd())`
      const env = { ...process.env, NODE_ENV: 'production' }
      await run(process.execPath, [...typescript, '--input-type=module', '-e', script], { cwd, env })
      return join(cwd, 'dist')
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './workspace'

const run = promisify(execFile)
const left = new Set(['node_modules', 'dist', '.git', '.site', '.data', '.cache', 'test-results'])

/** The sources of this checkout elsewhere, with nothing built or installed: a test may write into it. */
export async function copyCheckout() {
  const dir = await mkdtemp(join(tmpdir(), 'checkout-'))
  await cp(root, dir, { recursive: true, filter: (source) => source === root || !left.has(basename(source)) })
  return {
    dir,
    /** Runs a program in the folder `cwd` of the copy; rejects, with its output, when it fails. */
    run: async (cwd: string, environment: NodeJS.ProcessEnv, program: string, ...args: string[]) => {
      const options = { cwd: join(dir, cwd), env: { ...process.env, ...environment } }
      const { stdout, stderr } = await run(program, args, options)
      return stdout + stderr
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

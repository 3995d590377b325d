import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../setup/workspace'

const run = promisify(execFile)
const leftOut = new Set(['node_modules', 'dist', '.git', '.site', '.data', '.cache', 'test-results'])

/** pnpm's store for this checkout: on another file system pnpm would create a new store and leave it there. */
async function packageStore(): Promise<string> {
  const file = join(root, 'node_modules/.modules.yaml')
  const [, folder] = /"storeDir": "([^"]+)"/.exec(await readFile(file, 'utf8')) ?? []
  if (folder === undefined) throw new Error(`${file}: expected pnpm's storeDir; found none.`)
  // The last part of its path is the version of the store.
  return dirname(folder)
}

/** A copy of this checkout's sources without builds and packages, which a test may change. */
export async function copyCheckout() {
  const dir = await mkdtemp(join(tmpdir(), 'checkout-'))
  await cp(root, dir, {
    recursive: true,
    filter: (source) => source === root || !leftOut.has(basename(source)),
  })
  const store = { pnpm_config_store_dir: await packageStore() }
  return {
    dir,
    /** Runs a program in the folder `cwd` of the copy. Rejects with its output if it fails. */
    run: async (cwd: string, environment: NodeJS.ProcessEnv, program: string, ...args: string[]) => {
      const options = { cwd: join(dir, cwd), env: { ...process.env, ...store, ...environment } }
      const { stdout, stderr } = await run(program, args, options)
      return stdout + stderr
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

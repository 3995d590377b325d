import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readWords } from '../command-line'
import { makeFolder } from '../files/make-folder'
import { installablePackages } from '../packages/build-packages'
import { packageManager } from '../packages/package-manager'
import { packageDirectory } from '../workspace'
import { SiteError } from '../errors/site-error'
import { endWithFailure } from './report-failure'

const run = promisify(execFile)

/** pnpm writes the versions of the workspace into the package.json of the archive. */
async function pack(folder: string, out: string): Promise<string> {
  const cwd = packageDirectory(folder)
  const pnpm = await packageManager()
  const { stdout } = await run('npx', ['--yes', pnpm, 'pack', '--json', '--pack-destination', out], { cwd })
  await rm(join(cwd, 'dist'), { recursive: true })
  return (JSON.parse(stdout) as { filename: string }).filename
}

const usage = 'npm run packages -- [DIR]   DIR is dist if none is named'

/** The folder in the command line. */
function typedFolder(): string {
  const [dir = 'dist', ...surplus] = readWords(process.argv.slice(2), {}, usage).positionals
  if (surplus.length === 0) return resolve(dir)
  throw new SiteError('usage', `One folder is expected; found ${[dir, ...surplus].join(' ')}.`, usage)
}

/** Packs the kit, the contract and the remote's tool into archives for `npm publish`. */
async function packages(): Promise<void> {
  const out = typedFolder()
  await makeFolder(out)
  for (const [folder, build] of installablePackages) {
    await build()
    console.log(await pack(folder, out))
  }
}

await packages().catch(endWithFailure)

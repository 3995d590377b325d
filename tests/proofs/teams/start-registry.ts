import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from 'platform/cli/free-port'
import { packageManager } from 'platform/packages/package-manager'
import { root } from '../../setup/workspace'

const folder = join(root, 'tests/registry')

/** The registry's own packages are not part of the workspace. */
async function install(): Promise<void> {
  const pnpm = await packageManager()
  execFileSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { cwd: folder })
}

const configuration = (storage: string) => `storage: ${storage}
packages:
  '@ayurveda-college/*':
    access: $all
    publish: $all
log: { type: stdout, level: warn }
web: { enable: false }
`

/** A person's npm settings, with a token for the registry at `url`, which npm requires. */
async function writeSettings(dir: string, url: string): Promise<string> {
  const own = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim()
  const settings = await readFile(own, 'utf8').catch(() => '')
  const file = join(dir, 'npmrc')
  await writeFile(file, `${settings}\n//${new URL(url).host}/:_authToken=of-the-tests\n`)
  return file
}

/** Waits until it prints its address. */
async function listening(output: Readable): Promise<void> {
  for await (const line of createInterface({ input: output })) if (/http address/.test(line)) return
  throw new Error('The registry did not start.')
}

/** An empty npm registry for the packages of the college's scope. `environment` is that of a person who publishes to it. */
export async function startRegistry() {
  await install()
  const dir = await mkdtemp(join(tmpdir(), 'registry-'))
  const url = `http://localhost:${await freePort()}`
  await writeFile(join(dir, 'config.yaml'), configuration(join(dir, 'storage')))
  const program = join(folder, 'node_modules/.bin/verdaccio')
  const child = spawn(program, ['--config', join(dir, 'config.yaml'), '--listen', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await listening(child.stdout)
  child.stdout.resume()
  return {
    url,
    environment: {
      npm_config_userconfig: await writeSettings(dir, url),
      // npx's cache of other runs contains packages with the same names.
      npm_config_cache: join(dir, 'cache'),
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireNewName, slugAndTitle } from '../scaffold/remote-name'
import { longPrefix } from '../scaffold/style-prefix'
import { writeRemote } from '../scaffold/write-remote'
import { SiteError } from '../errors/site-error'
import type { RemoteRequest } from './request'

interface ToolPackage {
  name: string
  version: string
  dependencies: Record<string, string>
  /** Packages that remotes need in addition to those of the tool. */
  devDependencies: Record<string, string>
}

/** The package of this file. */
async function toolPackage(): Promise<ToolPackage> {
  let dir = import.meta.dirname
  while (!existsSync(join(dir, 'package.json'))) dir = dirname(dir)
  return JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as ToolPackage
}

const npm = (cwd: string, ...args: string[]) =>
  spawnSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** Records the registry of `scope` for everybody who clones the repository; npm's own registry needs no line. */
async function writeRegistry(dir: string, scope: string): Promise<void> {
  const key = `${scope}:registry`
  const { stdout } = npm(dir, 'config', 'get', key)
  // Null if there is no npm: the install after this says so.
  const address = (stdout ?? '').trim()
  if (URL.canParse(address)) await writeFile(join(dir, '.npmrc'), `${key}=${address}\n`)
}

/** `remote new mf-NAME`: writes and installs a small working remote in a new folder below `root`. */
export async function newRepository({ root, words }: RemoteRequest): Promise<void> {
  const name = requireNewName(root, words[0])
  const tool = await toolPackage()
  await writeRemote(
    {
      name,
      place: 'repository',
      prefix: longPrefix(slugAndTitle(name).slug),
      tool: tool.name,
      versions: { ...tool.devDependencies, ...tool.dependencies, [tool.name]: tool.version },
    },
    root,
  )
  const dir = join(root, name)
  await writeRegistry(dir, tool.name.replace(/\/.*/, ''))
  const { status } = npm(dir, 'install', '--no-audit', '--no-fund')
  if (status !== 0)
    throw new SiteError(
      'build-failed',
      `${name}/ is written, but its packages could not be installed.`,
      `See the messages of npm above, or install npm. Then, in ${name}: npm install`,
    )
  console.log(`${name}/ is ready. In it: npm run dev -- --against https://the.site`)
}

import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { requireNewName, slugAndTitle } from '../../scaffold/remote-name'
import { freePrefix, takenPrefixes } from '../../scaffold/style-prefix'
import { writeRemote } from '../../scaffold/write-remote'
import { SiteError } from '../../errors/site-error'
import { packageDirectory, workspaceRoot } from '../../workspace'
import type { SiteRequest } from './request'

/** The versions of the packages that the shell depends on: all packages of the workspace use the same. */
async function workspaceVersions(): Promise<Record<string, string>> {
  const text = await readFile(packageDirectory('shell/package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>
  return { ...dependencies, ...devDependencies }
}

/** `npm run site -- new mf-NAME`: writes and installs a small working remote in the workspace. It is not published. */
export default async function newCommand({ names: [given] }: SiteRequest): Promise<void> {
  const name = requireNewName(workspaceRoot, given)
  const prefix = freePrefix(slugAndTitle(name).slug, await takenPrefixes(workspaceRoot))
  const versions = await workspaceVersions()
  await writeRemote({ name, place: 'workspace', prefix, tool: 'platform', versions }, workspaceRoot)
  const { status } = spawnSync(process.execPath, ['run.mjs', 'install'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  })
  if (status !== 0) {
    throw new SiteError(
      'build-failed',
      `${name}/ is written, but its packages could not be installed.`,
      'See the messages of the installer above. Then: node run.mjs install',
    )
  }
  console.log(
    `${name}/ is ready. Replace the sample texts in ${name}/content/, then publish it: npm run site -- publish ${name}`,
  )
}

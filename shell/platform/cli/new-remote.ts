import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from '../store/served-files'
import { SiteError } from '../store/errors'
import { requireNewName, wordsOf } from './remote-name'
import { freePrefix, takenPrefixes } from './style-prefix'
import { packageDirectory, workspaceRoot } from '../workspace'

const template = fileURLToPath(new URL('../templates/remote', import.meta.url))

/** The placeholders of the template: name, path, title and style prefix of a remote. */
function filledIn(text: string, name: string, prefix: string): string {
  const { slug, title } = wordsOf(name)
  return text
    .replaceAll('mf-template', name)
    .replaceAll("'/template'", `'/${slug}'`)
    .replaceAll('Template Title', title)
    .replace(/\btp(?=[:)])/g, prefix)
}

/** `.template` hides from the tools of the workspace what makes a folder a package. */
async function writeRemote(name: string, dir: string): Promise<void> {
  const prefix = freePrefix(wordsOf(name).slug, await takenPrefixes())
  for (const file of await listFiles(template)) {
    const target = join(dir, file.replace(/\.template$/, ''))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, filledIn(await readFile(join(template, file), 'utf8'), name, prefix))
  }
}

/** `npm run site -- new mf-NAME`: a small working remote in the workspace, installed, not yet published. */
export async function newRemote(name: string | undefined): Promise<void> {
  const remote = requireNewName(name)
  const draft = join(workspaceRoot, `.new-${randomUUID()}`)
  try {
    await writeRemote(remote, draft)
    await rename(draft, packageDirectory(remote))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  const { status } = spawnSync(process.execPath, ['run.mjs', 'install'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  })
  if (status !== 0) {
    throw new SiteError(
      'build-failed',
      `${remote}/ is written, but its packages could not be installed.`,
      'See the messages of the installer above. Then: node run.mjs install',
    )
  }
  console.log(
    `${remote}/ is ready. Replace the sample texts in ${remote}/content/, then publish it: npm run site -- publish ${remote}`,
  )
}

import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { partialCheckout } from '../../../setup/partial-checkout'
import { root } from '../../../setup/workspace'
import type { Edit } from '../../../contracts/kit-changes/changes'

const run = promisify(execFile)
const kitParts = ['src', 'package.json', 'CHANGELOG.md']

/** Adds the sample remote to the checkout as the folder of a team; its packages are those of mf-programs. */
async function addSample(dir: string): Promise<void> {
  const sample = join(dir, 'mf-sample')
  await cp(join(dir, 'mf-programs'), sample, { recursive: true, verbatimSymlinks: true })
  for (const part of ['src', 'content']) await rm(join(sample, part), { recursive: true })
  await cp(join(root, 'tests/fixtures/mf-sample/src'), join(sample, 'src'), { recursive: true })
}

/** A checkout of all teams with every version of the kit so far: a team may build with any of them. */
export async function teamCheckout(remotes: string[]) {
  const { dir, remove } = await partialCheckout(remotes)
  await addSample(dir)
  const kits = await mkdtemp(join(tmpdir(), 'kits-'))
  const before = new Map<string, string>()
  let latest = -1

  async function change([file, from, to]: Edit): Promise<void> {
    const path = join(dir, file)
    // A new file was empty before.
    const text = await readFile(path, 'utf8').catch(() => '')
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file}: expected a change.`)
    if (!before.has(path)) before.set(path, text)
    await writeFile(path, changed)
  }

  const copyKit = async (from: string, to: string) => {
    for (const part of kitParts) {
      await rm(join(to, part), { recursive: true, force: true })
      await cp(join(from, part), join(to, part), { recursive: true })
    }
  }
  const kit = join(dir, 'shared-ui')

  return {
    dir,
    /** Number of the newest version of the kit. */
    latestKit: () => latest,
    change: async (edits: Edit[]) => {
      for (const each of edits) await change(each)
    },
    /** Undoes the changes since the last `keep`. */
    undo: async () => {
      for (const [path, text] of before) await writeFile(path, text)
      before.clear()
    },
    keep: () => before.clear(),
    /** Makes the kit in the checkout the newest version. */
    saveKit: () => copyKit(kit, join(kits, String(++latest))),
    /** Puts a version of the kit into the checkout. */
    useKit: (version: number) => copyKit(join(kits, String(version)), kit),
    /** Builds a team's package with the kit in the checkout. @returns its `dist` */
    build: async (team: string) => {
      const tool = team === 'shell' ? 'platform/build/host/build.mjs' : '../shell/platform/client/remote.mjs'
      await run(process.execPath, [tool, 'build'], { cwd: join(dir, team) })
      return join(dir, team, 'dist')
    },
    remove: () => Promise.all([remove(), rm(kits, { recursive: true, force: true })]),
  }
}

export type TeamCheckout = Awaited<ReturnType<typeof teamCheckout>>

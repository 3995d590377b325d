import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { SiteError } from '../../errors/site-error'

/** Most bytes of a build; the site's own are below 3 MB. */
export const mostBuildBytes = 50_000_000

async function entriesBelow(dir: string): Promise<string[]> {
  const parts = ['server', 'client'].map((part) => join(dir, part))
  const inside = parts.map(async (part) => {
    // A link to a folder is refused, not followed.
    if (!(await lstat(part).catch(() => undefined))?.isDirectory()) return []
    return (await readdir(part, { recursive: true })).map((name) => join(part, name))
  })
  return [...parts, join(dir, manifestFile), ...(await Promise.all(inside)).flat()]
}

const linkRefusal = (file: string, remote: string) =>
  new SiteError(
    'build-refused',
    `${file}: expected a file or folder of the build; found a link or a special file, which the store cannot keep.`,
    `Put a copy of what it names in its place, or build ${remote} again.`,
  )

/** The refusal of `what`, a build of `remote` or its folder, that is above a limit. */
export const tooLarge = (what: string, remote: string, most: string, found: string) =>
  new SiteError(
    'build-refused',
    `${what}: expected at most ${most}; found ${found}.`,
    `Take large files, and those that no page needs, out of ${remote} and build it again; videos and downloads belong on a server of their own.`,
  )

/** Refuses a build that the store cannot keep: one with links in it, or one that is too large. */
export async function requireOwnFiles(dir: string, remote: string): Promise<void> {
  let bytes = 0
  for (const file of await entriesBelow(dir)) {
    const found = await lstat(file).catch(() => undefined)
    if (found && !found.isFile() && !found.isDirectory()) throw linkRefusal(file, remote)
    bytes += found?.isFile() ? found.size : 0
  }
  if (bytes > mostBuildBytes) throw tooLarge(dir, remote, `${mostBuildBytes} bytes in a build`, `${bytes}`)
}

/** Most bytes of a name and of a path. A disk keeps 255 and 4096, with all that the site adds: its own folder, `search-`, `.html.br`. */
const [mostNameBytes, mostPathBytes] = [240, 1000]

/** Refuses a build with a name that a disk, or an export of the site, cannot keep. `what` is the build, for people. */
export function requireShortNames(what: string, paths: string[]): void {
  const isLong = (path: string) =>
    Buffer.byteLength(path) > mostPathBytes ||
    path.split('/').some((name) => Buffer.byteLength(name) > mostNameBytes)
  const long = paths.find(isLong)
  if (long === undefined) return
  throw new SiteError(
    'build-refused',
    `${what}: expected names of at most ${mostNameBytes} bytes in paths of at most ${mostPathBytes}; found ${long.slice(0, mostNameBytes)}.`,
    'Give it a shorter name, and build the remote again.',
  )
}

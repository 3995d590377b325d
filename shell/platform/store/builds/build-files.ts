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

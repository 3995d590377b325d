import { contentsOf, type Release } from './releases/release'
import { sideBySide } from '../concurrency/side-by-side'

/**
 * The names of the contents and of the builds (`REMOTE/VERSION`) that the releases `ids` use; `read` may leave one out. A release may
 * be large: only its names are kept.
 */
export async function usedFiles(ids: string[], read: (id: string) => Promise<Release | undefined>) {
  const used = { contents: new Set<string>(), builds: new Set<string>() }
  await sideBySide(ids, 8, async (id) => {
    const release = await read(id)
    if (!release) return
    for (const name of contentsOf(release)) used.contents.add(name)
    for (const [remote, version] of Object.entries(release.builds)) used.builds.add(`${remote}/${version}`)
  })
  return used
}

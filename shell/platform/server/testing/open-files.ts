import { readdirSync, readlinkSync } from 'node:fs'

/** Where an open file of this process is; nothing if it was closed since it was listed. */
function placeOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return ''
  }
}

/** The files in `dir` that this process has open; none where the system does not tell. */
export const openFilesIn = (dir: string): string[] =>
  process.platform === 'linux'
    ? readdirSync('/proc/self/fd')
        .map(placeOf)
        .filter((place) => place.startsWith(dir))
    : []

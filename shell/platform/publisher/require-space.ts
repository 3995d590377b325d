import { statfs } from 'node:fs/promises'
import { SiteError } from '../errors/site-error'
import { mostBuildBytes } from '../store/builds/build-files'
import type { SiteDirectory } from '../store/places/site-directory'

/** The bytes that uploads leave to publishes, rollbacks, inquiries and logs. */
const reserve = 4 * mostBuildBytes

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`

/** Refuses an upload before the disk is full: a prune keeps what was sent for an hour. */
export async function requireSpace({ root }: SiteDirectory): Promise<void> {
  const { bavail, bsize } = await statfs(root)
  const free = bavail * bsize
  if (free >= reserve) return
  throw new SiteError(
    'build-refused',
    `The disk of the publisher: expected ${inMegabytes(reserve)} free for an upload; found ${inMegabytes(free)}.`,
    'Send the build again later: what was sent and is in no release is deleted after one to two hours. If that frees too little, ask the operator for space.',
  )
}

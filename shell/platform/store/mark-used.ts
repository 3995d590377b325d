import { utimes } from 'node:fs/promises'

/**
 * What was stored before is about to be part of a release again: `prune` then leaves it alone (prune.ts, grace time).
 * @returns false where it is gone: a prune has just deleted it.
 */
export async function markUsed(file: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(file, now, now)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
}

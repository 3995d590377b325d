import { utimes } from 'node:fs/promises'

/**
 * Marks a stored file as used, so that `prune` leaves it for the grace time.
 * @returns false if it is gone, because a prune has just deleted it
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

import { utimes } from 'node:fs/promises'
import { ifThere } from './if-there'

/**
 * Marks a stored file as used, so that `prune` leaves it for the grace time.
 * @returns false if it is gone, because a prune has just deleted it
 */
export async function markUsed(file: string): Promise<boolean> {
  const now = new Date()
  return (await ifThere(utimes(file, now, now).then(() => true))) ?? false
}

import { utimes } from 'node:fs/promises'

/** What was stored before is about to be part of a release again: `prune` then leaves it alone (prune.ts, grace time). */
export async function markUsed(file: string): Promise<void> {
  const now = new Date()
  await utimes(file, now, now)
}

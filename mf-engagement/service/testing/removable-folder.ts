import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder; the caller removes it. */
export async function removableFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'inquiries-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

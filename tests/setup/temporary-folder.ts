import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux has a file system in memory. */
const memory = '/dev/shm'
/** Enough for all that tests write at a time (bytes). */
const roomInMemory = 2 ** 31

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })

/** Some containers let nothing run there; tests install packages with programs. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}

/** A folder in memory; undefined where there is none that will do. Copies of sites take ten times as long on a disk. */
function folderInMemory(): string | undefined {
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < roomInMemory) return undefined
  const folder = mkdtempSync(join(memory, 'npm-test-'))
  if (runsPrograms(folder)) return folder
  remove(folder)
  return undefined
}

/** Makes one folder for all that tests write outside of the checkout; it is deleted at the end. `TMPDIR` says in which folder. */
export function useOwnTemporaryFolder(): void {
  const folder =
    (process.env['TMPDIR'] ? undefined : folderInMemory()) ?? mkdtempSync(join(tmpdir(), 'npm-test-'))
  // As root, PostgreSQL and nginx run as users of their own.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  // What a browser or a database still writes while it ends is waited for.
  process.once('exit', () => remove(folder))
}

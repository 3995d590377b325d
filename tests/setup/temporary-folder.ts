import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux has a file system in memory. */
const memory = '/dev/shm'
/** Enough for all files of the tests at a time (bytes). */
const roomInMemory = 2 ** 31

// Retries: a browser or a database may still write while it ends.
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })

/** Some containers forbid running programs in `/dev/shm`, and tests install packages with programs. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}

/** A folder in memory; undefined if there is none that can be used. Copies of sites take ten times as long on disk. */
function folderInMemory(): string | undefined {
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < roomInMemory) return undefined
  const folder = mkdtempSync(join(memory, 'npm-test-'))
  if (runsPrograms(folder)) return folder
  remove(folder)
  return undefined
}

/** Creates one folder for all files outside the checkout; it is deleted at the end. `TMPDIR` names the parent folder. */
export function useOwnTemporaryFolder(): void {
  const folder =
    (process.env['TMPDIR'] ? undefined : folderInMemory()) ?? mkdtempSync(join(tmpdir(), 'npm-test-'))
  // As root, PostgreSQL and nginx run as their own users.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => remove(folder))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

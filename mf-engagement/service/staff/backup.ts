import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, chmod, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { DataError } from '../data-error'
import { codeOf } from '../error-code'
import { keyFileName } from '../newsletter/secret-key'
import { backupFolder, backupName, deleteOldDrafts } from './backup-files'
import { dumpAddress } from './dump-address'
import type { InboxContext } from './command'

const run = promisify(execFile)

/** `backup`: a consistent, checked copy of the database, made while the service runs, and a copy of the newsletter key. */
export async function backup(context: InboxContext): Promise<void> {
  const { config, print } = context
  const folder = await backupFolder(config.dataDir)
  await deleteOldDrafts(folder)
  const now = new Date()
  const path = join(folder, backupName(now, config.database.kind === 'file' ? 'db' : 'dump'))
  const key = join(folder, backupName(now, 'key'))
  // Renamed when complete, so that an interrupted backup never looks like a backup. Two may begin in the same second.
  const draft = `${path}.${randomUUID()}.part`
  try {
    await writeCopy(context, draft)
    await copyFile(join(config.dataDir, keyFileName), key)
    await rename(draft, path)
  } finally {
    // A draft that failed holds personal data too.
    await rm(draft, { force: true })
  }
  print(`Backup written to ${path}, its key to ${key}.`)
}

async function writeCopy(context: InboxContext, path: string): Promise<void> {
  const { database } = context.config
  if (database.kind === 'file') await copyFileDatabase(context, path)
  else await dumpPostgres(database.url, path)
  await chmod(path, 0o600)
  await syncToDisk(path)
}

async function copyFileDatabase({ database }: InboxContext, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(database)
  const copy = new Libsql(path)
  try {
    const results = copy.prepare('pragma integrity_check').all() as { integrity_check: string }[]
    const found = results.map((result) => result.integrity_check).join(', ')
    if (found !== 'ok') throw damagedCopy(path, found)
  } finally {
    copy.close()
  }
}

const damagedCopy = (path: string, found: string) =>
  new DataError('database_damaged', {
    where: path,
    expected: 'a copy without faults',
    found,
    fix: 'The copy is deleted. Free some space and make the backup again. If the copy has the same fault, the database has it too: export what it holds, stop the service and restore an earlier backup.',
  })

async function dumpPostgres(url: string, path: string): Promise<void> {
  const { address, password } = dumpAddress(url)
  const environment = password === '' ? process.env : { ...process.env, PGPASSWORD: password }
  try {
    await run('pg_dump', ['--format=custom', `--file=${path}`, `--dbname=${address}`], {
      env: environment,
    })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      throw new Error('pg_dump is not installed (Debian: apt-get install postgresql-client)')
    }
    throw error
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

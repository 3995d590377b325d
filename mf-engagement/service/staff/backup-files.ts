import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../existing-files'

const halfDay = 12 * 60 * 60 * 1000

const namePattern = /^inquiries-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:db|dump)$/

/** The folder of backups, created if missing and readable only by its owner. */
export async function backupFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups')
  await makeFolder(folder)
  return folder
}

/** A file name with the time of the backup; names sort by time. */
export function backupName(now: Date, extension: 'db' | 'dump' | 'key'): string {
  return `inquiries-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${extension}`
}

/**
 * Deletes the drafts (`.part`) of backups that were killed, because they hold personal data. A backup that is running has begun less
 * than half a day ago and keeps its draft.
 */
export async function deleteOldDrafts(folder: string): Promise<void> {
  const oldest = backupName(new Date(Date.now() - halfDay), 'db')
  const left = (await readdir(folder)).filter((name) => name.endsWith('.part') && name < oldest)
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

/** When each backup was made, the newest first. */
export async function backupTimes(dataDir: string): Promise<Date[]> {
  const names = (await readdir(await backupFolder(dataDir))).toSorted().toReversed()
  return names.flatMap((name) => {
    const [, date, hours, minutes, seconds] = namePattern.exec(name) ?? []
    return date === undefined ? [] : [new Date(`${date}T${hours}:${minutes}:${seconds}Z`)]
  })
}

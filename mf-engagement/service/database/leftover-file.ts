import { join } from 'node:path'
import type { Logger } from 'pino'
import { type ServiceConfig, databaseFileName } from '../config'
import { isMissing } from '../existing-files'

/** Logs that the file of an earlier configuration is left: people who were suppressed in it may get mail again. */
export function reportLeftoverFile({ database, dataDir }: ServiceConfig, log: Logger): void {
  const file = join(dataDir, databaseFileName)
  if (database.kind === 'file' || isMissing(file)) return
  log.error({
    event: 'database.file_left',
    reason: `the service uses PostgreSQL, and ${file} still holds inquiries and suppressed addresses`,
    fix: `npm run inbox -- copy ${file}, then move the file away`,
  })
}

import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import { inquiriesMigration } from './migrations/001-inquiries'
import { newsletterMigration } from './migrations/002-newsletter'
import { outboxMigration } from './migrations/003-outbox'
import { wordingMigration } from './migrations/004-wording'
import { readinessMigration } from './migrations/005-readiness'
import { askedMailboxesMigration } from './migrations/006-asked-mailboxes'
import { detailsMigration } from './migrations/007-details'
import { serviceSettingsMigration } from './migrations/008-service-settings'
import type { Tables } from './tables'

/** In order. A released migration never changes, and there are no down migrations. */
export const migrations: Record<string, Migration> = {
  '001-inquiries': inquiriesMigration,
  '002-newsletter': newsletterMigration,
  '003-outbox': outboxMigration,
  '004-wording': wordingMigration,
  '005-readiness': readinessMigration,
  '006-asked-mailboxes': askedMailboxesMigration,
  '007-details': detailsMigration,
  '008-service-settings': serviceSettingsMigration,
}

/** The migrations that this version knows, the newest last. */
export const knownMigrations = Object.keys(migrations)

/** The migrations applied to a database; none if the service has never opened it. */
export async function doneMigrations(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const names = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
  return (await names.execute(database)).rows.map(({ name }) => name)
}

/** Applies the missing migrations. Safe to run twice, or in two processes at once. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

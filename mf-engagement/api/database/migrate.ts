import { type Kysely, type Migration, Migrator } from 'kysely'
import { inquiriesMigration } from './migrations/001-inquiries'
import { newsletterMigration } from './migrations/002-newsletter'
import { outboxMigration } from './migrations/003-outbox'

/** In order; a released migration never changes, and none goes back. */
const migrations: Record<string, Migration> = {
  '001-inquiries': inquiriesMigration,
  '002-newsletter': newsletterMigration,
  '003-outbox': outboxMigration,
}

/** Brings the tables up to date. Running it twice, or in two processes at once, changes nothing more. */
export async function migrate<Schema>(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

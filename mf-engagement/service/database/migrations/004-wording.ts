import type { Migration } from 'kysely'

/** The consent version that the sender saw. */
export const wordingMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('inquiries').addColumn('wording', 'text').execute()
  },
}

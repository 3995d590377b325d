import type { Migration } from 'kysely'

export const wordingMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('inquiries').addColumn('wording', 'text').execute()
  },
}

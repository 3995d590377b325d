import type { Migration } from 'kysely'

export const newsletterMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('opt_in', 'text', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('wording', 'text')
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('unsubscribed_at', 'text')
      .execute()
    await database.schema
      .createTable('suppressions')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}

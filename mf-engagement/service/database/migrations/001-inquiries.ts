import type { Migration } from 'kysely'

export const inquiriesMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('inquiries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('program', 'text')
      .addColumn('message', 'text')
      .addColumn('expertise', 'text')
      .addColumn('topic', 'text')
      .addColumn('format', 'text')
      .addColumn('page', 'text')
      .addColumn('signals', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('inquiries_created_at').on('inquiries').column('created_at').execute()
  },
}

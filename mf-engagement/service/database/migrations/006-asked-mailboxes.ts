import type { Migration } from 'kysely'

export const askedMailboxesMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('asked_mailboxes')
      .addColumn('mailbox_hash', 'text', (column) => column.primaryKey())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('asked_mailboxes_asked_at')
      .on('asked_mailboxes')
      .column('asked_at')
      .execute()
  },
}

import { type Migration, sql } from 'kysely'

export const outboxMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('inquiry_id', 'text', (column) => column.references('inquiries.id').onDelete('cascade'))
      .addColumn('subscriber_id', 'text', (column) => column.references('subscribers.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('gave_up_at', 'text')
      .execute()
    for (const column of ['inquiry_id', 'subscriber_id'] as const) {
      await database.schema.createIndex(`outbox_${column}`).on('outbox').column(column).execute()
    }
    // The worker queries due mails every second; this index leaves out the sent ones.
    await database.schema
      .createIndex('outbox_due')
      .on('outbox')
      .column('next_attempt_at')
      .where(sql<boolean>`sent_at is null and gave_up_at is null`)
      .execute()
  },
}

import type { Migration } from 'kysely'

export const readinessMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('readiness')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute()
  },
}

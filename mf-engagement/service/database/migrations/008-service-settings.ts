import type { Migration } from 'kysely'

export const serviceSettingsMigration: Migration = {
  async up(database) {
    await database.schema
      .createTable('service_settings')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('keep_months', 'integer', (column) => column.notNull())
      .addColumn('mail_from', 'text')
      .execute()
  },
}

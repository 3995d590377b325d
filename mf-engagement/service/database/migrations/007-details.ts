import type { Migration } from 'kysely'

export const detailsMigration: Migration = {
  async up(database) {
    await database.schema.alterTable('inquiries').addColumn('details', 'text').execute()
  },
}

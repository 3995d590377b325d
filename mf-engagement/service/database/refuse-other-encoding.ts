import { type Kysely, sql } from 'kysely'
import type { DatabaseConfig } from '../config'
import { DataError } from '../data-error'
import type { Tables } from './tables'
import { whereIs } from './unusable-database'

/** SQL_ASCII keeps bytes as they are sent. */
const keepEveryLetter = ['UTF8', 'SQL_ASCII']

/**
 * Called only for a database without tables: one in use keeps its encoding.
 * @throws DataError if PostgreSQL's encoding lacks letters: an inquiry with one of them would be lost.
 */
export async function refuseOtherEncoding(config: DatabaseConfig, database: Kysely<Tables>): Promise<void> {
  if (config.kind === 'file') return
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(database)
  const found = rows[0]?.server_encoding ?? 'none'
  if (keepEveryLetter.includes(found)) return
  throw new DataError('database_encoding', {
    where: whereIs(config),
    expected: 'a database with the encoding UTF8',
    found,
    fix: 'Make one, and name it in DATABASE_URL: createdb --encoding=UTF8 --locale=C --template=template0 NAME',
  })
}

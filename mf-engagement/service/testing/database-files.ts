import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import type { Database } from '../database/open-database'
import type { TestService } from './test-service'

/** Whether `text` is in the files of the database: SQLite's file and write-ahead log, or PostgreSQL's tables. */
export async function isInFiles(
  { config, database }: Pick<TestService, 'config' | 'database'>,
  text: string,
): Promise<boolean> {
  const files = config.database.kind === 'file' ? `${config.database.path}*` : await tableFiles(database)
  // In another process: closing a database file here would release this process's locks on it.
  const count = execFileSync('sh', ['-c', `cat ${files} | LC_ALL=C grep -acF "$0" || true`, text], {
    encoding: 'utf8',
  })
  return Number(count) > 0
}

async function tableFiles(database: Database): Promise<string> {
  // Writes to the files what is still in memory.
  await sql`checkpoint`.execute(database)
  const files = sql<{
    files: string
  }>`select current_setting('data_directory') || '/base/' || oid || '/*' as files
    from pg_database where datname = current_database()`
  return (await files.execute(database)).rows[0]?.files ?? ''
}

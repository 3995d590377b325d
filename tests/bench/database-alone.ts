import type { DatabaseConfig } from 'inquiry-service/config'
import { openFile } from 'inquiry-service/database/libsql-dialect'
import { openPool } from 'inquiry-service/database/postgres-dialect'
import { inquiryValues, insertStatement } from './inquiry-row'

/** Rows per second that the database stores without the service, each row in its own commit on disk. */
export async function measureDatabaseAlone(config: DatabaseConfig, seconds: number): Promise<number> {
  return config.kind === 'file' ? measureFile(config.path, seconds) : measurePostgres(config.url, seconds)
}

function measureFile(path: string, seconds: number): number {
  const file = openFile(path)
  const insert = file.prepare(insertStatement(() => '?'))
  const end = Date.now() + seconds * 1000
  let rows = 0
  for (; Date.now() < end; rows++) {
    file.exec('begin immediate')
    insert.run(inquiryValues())
    file.exec('commit')
  }
  file.close()
  return rows / seconds
}

async function measurePostgres(url: string, seconds: number): Promise<number> {
  const pool = openPool(url)
  const text = insertStatement((position) => `$${position}`)
  const end = Date.now() + seconds * 1000
  let rows = 0
  const write = async () => {
    const client = await pool.connect()
    for (; Date.now() < end; rows++) {
      await client.query('begin')
      await client.query(text, inquiryValues())
      await client.query('commit')
    }
    client.release()
  }
  await Promise.all(Array.from({ length: pool.options.max ?? 1 }, write))
  await pool.end()
  return rows / seconds
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseConfig } from '../config'
import { testDatabases } from '../testing/databases'
import { temporaryFolder } from '../testing/temporary-folder'
import { openDatabase } from './open-database'

async function ownFolder(): Promise<string> {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  return path
}

const withPassword = (config: DatabaseConfig): DatabaseConfig =>
  config.kind === 'file' ? config : { ...config, url: config.url.replace('postgres@', 'postgres:secret@') }

describe.each(testDatabases())('a database on $name', (kind) => {
  afterAll(() => kind.stop())

  it('of a newer version is refused: which it is, what is newer and the way out are said, no password', async () => {
    const config = withPassword(await kind.create(await ownFolder()))
    const database = await openDatabase(config)
    await sql`insert into kysely_migration values ('999-later', '2099-01-01T00:00:00.000Z')`.execute(database)
    await database.destroy()
    const refusal: unknown = await openDatabase(config).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'DataError', code: 'database_newer' })
    const where = config.kind === 'file' ? config.path : 'postgres://postgres@localhost/inquiries_1'
    expect(String(refusal)).toContain(where)
    expect(String(refusal)).toMatch(
      /expected .*003-outbox; found 999-later\.\nRun the newer version .*backup/,
    )
    expect(String(refusal)).not.toContain('secret')
  })
})

it('a damaged file is refused and left as it is', async () => {
  const path = join(await ownFolder(), 'inquiries.db')
  const content = 'No database. '.repeat(100)
  await writeFile(path, content)
  const refusal: unknown = await openDatabase({ kind: 'file', path }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'DataError', code: 'database_damaged' })
  expect(String(refusal)).toContain(
    `${path}: expected a SQLite database; found that file is not a database.\nStop the service and restore a backup`,
  )
  expect(await readFile(path, 'utf8')).toBe(content)
})

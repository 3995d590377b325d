import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, Migrator, sql } from 'kysely'
import type { DatabaseConfig } from '../config'
import { DataError } from '../data-error'
import { databaseUrl, postgresOnly, testDatabases } from '../testing/databases'
import { modeOf } from '../testing/mode-of'
import { folderOfTest } from '../testing/test-service'
import { libsqlDialect } from './libsql-dialect'
import { migrations } from './migrate'
import { openDatabase } from './open-database'
import { postgresDialect } from './postgres-dialect'
import { explainUnusable } from './unusable-database'

const withPassword = (config: DatabaseConfig): DatabaseConfig =>
  config.kind === 'file' ? config : { ...config, url: config.url.replace('postgres@', 'postgres:secret@') }

/** Leaves a database as the versions before the fourth migration made it, with an inquiry and the order to mail it. */
async function makeOlderDatabase(config: DatabaseConfig): Promise<void> {
  const dialect = config.kind === 'file' ? libsqlDialect(config.path) : postgresDialect(config.url, () => {})
  const database = new Kysely({ dialect })
  const oldest = Object.fromEntries(Object.entries(migrations).slice(0, 3))
  const provider = { getMigrations: async () => oldest }
  await new Migrator({ db: database, provider }).migrateToLatest()
  await sql`insert into inquiries (id, type, full_name, email, signals, request_hash, created_at)
    values ('1f0c', 'contact_form', 'Theo Lind', 'theo@visitor.example', '', 'hash', '2025-11-03T10:00:00.000Z')`.execute(
    database,
  )
  await sql`insert into outbox (id, kind, inquiry_id, message_id, attempts, next_attempt_at, created_at)
    values ('mail', 'staff_inquiry', '1f0c', '<a@b>', 0, '2025', '2025')`.execute(database)
  await database.destroy()
}

describe.each(testDatabases())('a database on $name', (kind) => {
  it('of a newer version is refused; the error names it, what is newer and the fix, and no password', async () => {
    const config = withPassword(await kind.create(await folderOfTest()))
    const database = await openDatabase(config)
    await sql`insert into kysely_migration values ('999-later', '2099-01-01T00:00:00.000Z')`.execute(database)
    await database.destroy()
    const refusal: unknown = await openDatabase(config).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'DataError', code: 'database_newer' })
    const where =
      config.kind === 'file' ? config.path : `postgres://postgres@localhost${new URL(config.url).pathname}`
    expect(String(refusal)).toContain(where)
    expect(String(refusal)).toMatch(
      /expected .*008-service-settings; found 999-later\.\nRun the newer version .*backup/,
    )
    expect(String(refusal)).not.toContain('secret')
  })

  it('of an older version is migrated and keeps its rows', async () => {
    const config = await kind.create(await folderOfTest())
    await makeOlderDatabase(config)
    const database = await openDatabase(config)
    expect(await database.selectFrom('inquiries').selectAll().execute()).toMatchObject([
      { id: '1f0c', full_name: 'Theo Lind', phone: null, wording: null },
    ])
    expect(await database.selectFrom('outbox').select('inquiry_id').execute()).toEqual([
      { inquiry_id: '1f0c' },
    ])
    await database.destroy()
  })
})

describe.each(postgresOnly())('a server of $name', (kind) => {
  it('that refuses the user or the database is named, with its reason and the fix', async () => {
    const address = databaseUrl(withPassword(await kind.create('')))
    const owner = new Kysely({ dialect: postgresDialect(address, () => {}) })
    await sql`create role reader login`.execute(owner)
    // The default since PostgreSQL 15.
    await sql`revoke create on schema public from public`.execute(owner)
    await owner.destroy()
    const refusalOf = (change: Partial<URL>) => {
      const { href } = Object.assign(new URL(address), change)
      return openDatabase({ kind: 'postgres', url: href }).catch(String)
    }
    for (const [change, reason] of [
      [{ username: 'stranger' }, 'role "stranger" does not exist'],
      [{ username: 'reader' }, 'permission denied for schema public'],
      [{ pathname: '/elsewhere' }, 'database "elsewhere" does not exist'],
    ] as const)
      expect(await refusalOf(change)).toMatch(
        new RegExp(`^Error: postgres://\\w+@localhost/\\w+: expected a .*; found ${reason}\\.\nCorrect `),
      )
  })

  it('whose default isolation is too strict for a repeated post is used with read committed', async () => {
    const address = databaseUrl(await kind.create(''))
    const name = new URL(address).pathname.slice(1)
    const owner = new Kysely({ dialect: postgresDialect(address, () => {}) })
    await sql`alter database ${sql.ref(name)} set default_transaction_isolation = 'serializable'`.execute(
      owner,
    )
    await owner.destroy()
    // In an address with a bare percent sign, pg does not decode %2F: this one has plain slashes.
    const withPercent = decodeURIComponent(address).replace('@', ':50%off@')
    for (const url of [address, `${address}&options=-c%20application_name%3Dsite`, withPercent]) {
      const database = await openDatabase({ kind: 'postgres', url })
      const { rows } = await sql`show transaction_isolation`.execute(database)
      await database.destroy()
      expect(rows).toEqual([{ transaction_isolation: 'read committed' }])
    }
  })

  it.each([
    [
      'LATIN1',
      /: expected a database with the encoding UTF8; found LATIN1\.\nMake one, and name it in DATABASE_URL: createdb /,
    ],
    // It keeps bytes as they are sent.
    ['SQL_ASCII', /^opened$/],
  ])(
    'whose new database has the encoding %s is used, unless the encoding lacks letters',
    async (encoding, words) => {
      const address = databaseUrl(await kind.create(''))
      const owner = new Kysely({ dialect: postgresDialect(address, () => {}) })
      const name = encoding.toLowerCase()
      await sql`create database ${sql.ref(name)} encoding ${sql.lit(encoding)} locale 'C' template template0`.execute(
        owner,
      )
      await owner.destroy()
      const { href } = Object.assign(new URL(address), { pathname: name })
      const opened = openDatabase({ kind: 'postgres', url: href }).then(async (database) => {
        await database.destroy()
        return 'opened'
      })
      expect(await opened.catch(String)).toMatch(words)
    },
  )
})

it('a server that does not answer at any address of its name is named, with the fix', async () => {
  const refusal: unknown = await openDatabase({
    kind: 'postgres',
    url: 'postgres://localhost:1/inquiries',
  }).catch((error: unknown) => error)
  expect(String(refusal)).toMatch(
    /localhost:1\/inquiries: expected a PostgreSQL server that answers and can be written to; found .*ECONNREFUSED.*\nStart the server/,
  )
  // A DataError would tell the supervisor not to start the service again.
  expect(refusal).not.toBeInstanceOf(DataError)
})

it('a new file, its log and its folder are readable by the service’s user only', async () => {
  const folder = join(await folderOfTest(), 'data')
  const path = join(folder, 'inquiries.db')
  const database = await openDatabase({ kind: 'file', path })
  expect(await modeOf(folder)).toBe(0o700)
  expect(await modeOf(path)).toBe(0o600)
  expect(await modeOf(`${path}-wal`)).toBe(0o600)
  await database.destroy()
})

it('a corrupt file is refused and not changed', async () => {
  const path = join(await folderOfTest(), 'inquiries.db')
  const content = 'No database. '.repeat(100)
  await writeFile(path, content)
  const refusal: unknown = await openDatabase({ kind: 'file', path }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'DataError', code: 'database_damaged' })
  expect(String(refusal)).toContain(
    `${path}: expected a SQLite database; found that file is not a database.\nStop the service and restore a backup`,
  )
  expect(await readFile(path, 'utf8')).toBe(content)
})

it('a folder that cannot be created is refused; the error names it and the fix', async () => {
  const file = join(await folderOfTest(), 'file')
  await writeFile(file, '')
  const dir = join(file, 'data')
  await expect(openDatabase({ kind: 'file', path: join(dir, 'inquiries.db') })).rejects.toThrow(
    new RegExp(
      `${dir}: expected a folder in which the service may make its database; found ENOTDIR.*\nGive the user`,
    ),
  )
})

// Node's `mkdir` with `recursive` would never end.
it('a folder below /proc is refused', async () => {
  await expect(openDatabase({ kind: 'file', path: '/proc/nope/inquiries.db' })).rejects.toMatchObject({
    code: 'folder_unusable',
    problem: { where: '/proc/nope' },
  })
})

it('a path that cannot be opened as a file is refused; the error names it and the fix', async () => {
  const path = join(await folderOfTest(), 'inquiries.db')
  await mkdir(path)
  await expect(openDatabase({ kind: 'file', path })).rejects.toThrow(
    `${path}: expected a file that the service may read and write; found one that it cannot open or write.\nGive the user`,
  )
})

// In SQLite's words: root, who may run this test, can write to every file.
it.each([
  ['that this user may only read', 'attempt to write a readonly database', 'database_unreadable'],
  ['on a full disk', 'database or disk is full', 'file_unusable'],
])('a file %s is refused; the error names it and the fix', (_, words, code) => {
  const config = { kind: 'file', path: '/data/inquiries.db' } as const
  expect(explainUnusable(config, new Error(words))).toMatchObject({
    code,
    problem: { where: '/data/inquiries.db' },
  })
})

it('a full disk of a command that reads PostgreSQL is not called a server that is down', () => {
  const config = { kind: 'postgres', url: 'postgres://college@database/college' } as const
  const full = new Error('pg_dump: error: could not write to output file: No space left on device')
  expect(String(explainUnusable(config, full))).toMatch(/Free some space, and do it again\.\n\(disk_full\)$/)
})

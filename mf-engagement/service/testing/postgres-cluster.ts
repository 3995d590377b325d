import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { removableFolder } from './removable-folder'

const run = promisify(execFile)

/** The folder of the newest installed PostgreSQL's programs; null if there is none. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** A private PostgreSQL server with a socket in its own folder. */
export type PostgresCluster = Awaited<ReturnType<typeof startPostgres>>

/** Starts a private cluster with commits as durable as in production. */
export async function startPostgres(programs = postgresPrograms()) {
  if (programs === null) throw new Error('PostgreSQL is not installed (apt install postgresql).')
  const folder = await removableFolder()
  const user = serverUser()
  if (user !== undefined) await chown(folder.path, user.uid, user.gid)
  const data = join(folder.path, 'data')
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    user,
  )
  const options = ['-D', data, '-k', folder.path, '-c', 'listen_addresses=']
  const start = () => spawn(join(programs, 'postgres'), options, { ...user, stdio: 'ignore' })
  let server = start()
  const killServer = () => server.kill('SIGQUIT')
  process.once('exit', killServer)
  const urlOf = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder.path)}`
  await untilReady(urlOf('postgres'))

  let count = 0
  return {
    /** Of the database that each server has from the start. */
    url: urlOf('postgres'),
    /** Makes an empty database and returns its address. */
    createDatabase: () => createDatabase(urlOf('postgres'), `inquiries_${++count}`),
    /** Ends all connections at once, as a crash does, and starts again after `downtime` ms. */
    async crash(downtime: number) {
      const exited = once(server, 'exit')
      killServer()
      await exited
      await wait(downtime)
      server = start()
      await untilReady(urlOf('postgres'))
    },
    async stop() {
      process.off('exit', killServer)
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
      await folder.remove()
    },
  }
}

/** Makes an empty database in the server that the address `server` leads to; resolves with its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await query(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return url.href
}

// PostgreSQL refuses to run as root; its Debian package creates the user postgres.
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(url, 'select 1')
    } catch (error) {
      if (attempt === 100) throw error
      await wait(100)
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

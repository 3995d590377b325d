import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { DatabaseConfig } from '../config'
import { newsletterSigner } from '../newsletter/newsletter-signer'
import { keyFileName, readSecretKey } from '../newsletter/secret-key'
import { postgresOnly, testDatabases } from '../testing/databases'
import { contactMessage, quickInquiry } from '../testing/entries'
import { modeOf } from '../testing/mode-of'
import { staffOf } from '../testing/staff'
import { serviceOfTest, type TestService } from '../testing/test-service'
import { backupName } from './backup-files'

describe.each(testDatabases())('a backup of $name', (kind) => {
  let service: TestService

  beforeEach(async () => {
    service = await serviceOfTest({ database: kind.create })
  })

  const post = async (entries: object): Promise<string> =>
    (await (await service.post('/api/inquiries', entries)).json()).id
  const signUp = (email: string) => service.post('/api/newsletter', { email })
  const folder = () => join(service.config.dataDir, 'backups')
  const files = async () => (await readdir(folder())).toSorted()

  it('made under load is consistent, readable by its owner only, and can be restored', async () => {
    await signUp('mira@visitor.example')
    await signUp('gone@visitor.example')
    await staffOf(service).run('erase', 'gone@visitor.example')
    const before = await post(quickInquiry)
    let isDone = false
    const load = (async () => {
      while (!isDone) await post(contactMessage)
    })()
    const { code, errors } = await staffOf(service).runProcess('backup')
    isDone = true
    await load
    expect(errors).toBe('')
    expect(code).toBe(0)
    const [name = ''] = await files()
    expect(name).toMatch(/^inquiries-.*Z\.(db|dump)$/)
    expect(await files()).toEqual([name, name.replace(/\w+$/, 'key')])
    expect(await modeOf(folder())).toBe(0o700)
    for (const name of await files()) expect(await modeOf(join(folder(), name))).toBe(0o600)

    const restored = await serviceOfTest({ database: restore })
    expect(
      await restored.database.selectFrom('inquiries').select('full_name').where('id', '=', before).execute(),
    ).toEqual([{ full_name: 'Mira Nair' }])
    // With the key from the backup, the suppression list still works.
    const signer = newsletterSigner(await readSecretKey(restored.config.dataDir))
    const suppressed = await restored.database.selectFrom('suppressions').select('address_hash').execute()
    expect(suppressed).toEqual([{ address_hash: signer.hashOfAddress('gone@visitor.example') }])
    expect((await restored.post('/api/inquiries', contactMessage)).status).toBe(201)
  })

  it('made twice in the same second is there: neither takes the draft of the other', async () => {
    const made = await Promise.all([1, 2].map(() => staffOf(service).run('backup')))
    for (const line of made) expect(line).toMatch(/^Backup written to /)
    expect((await files()).some((name) => name.endsWith('.part'))).toBe(false)
  })

  async function restore(dataDir: string): Promise<DatabaseConfig> {
    const [path = '', key = ''] = (await files()).map((name) => join(folder(), name))
    const config = await kind.create(dataDir)
    await copyFile(key, join(dataDir, keyFileName))
    if (config.kind === 'file') await copyFile(path, config.path)
    else execFileSync('pg_restore', [`--dbname=${config.url}`, path])
    return config
  }
})

describe.each(postgresOnly())('a backup of $name', (kind) => {
  it('names the program that is not installed', async () => {
    const service = await serviceOfTest({ database: kind.create })
    vi.stubEnv('PATH', '')
    // A UsageError would print all commands.
    await expect(staffOf(service).run('backup')).rejects.toMatchObject({
      name: 'Error',
      message: 'pg_dump is not installed (Debian: apt-get install postgresql-client)',
    })
  })
})

it('a backup that fails leaves no draft behind', async () => {
  const service = await serviceOfTest()
  await sql`create table damaged (entry integer check (entry > 0))`.execute(service.database)
  await sql`pragma ignore_check_constraints = on`.execute(service.database)
  await sql`insert into damaged values (0)`.execute(service.database)
  await expect(staffOf(service).run('backup')).rejects.toThrow(
    'expected a copy without faults; found CHECK constraint failed in damaged',
  )
  expect(await readdir(join(service.config.dataDir, 'backups'))).toEqual([])
})

it('deletes the draft of a killed backup; that of a running one, finished backups and keys stay as they are', async () => {
  const service = await serviceOfTest()
  const folder = join(service.config.dataDir, 'backups')
  const finished = 'inquiries-2025-11-03T10-00-00Z.db'
  const running = `${backupName(new Date(Date.now() - 60_000), 'dump')}.part`
  const kept = [finished, running, keyFileName, 'inquiries-2025-11-03T10-00-00Z.key']
  await mkdir(folder)
  for (const name of [`${finished}.part`, ...kept]) await writeFile(join(folder, name), 'from before')
  await staffOf(service).run('backup')
  for (const name of kept) expect(await readFile(join(folder, name), 'utf8')).toBe('from before')
  expect(await readdir(folder)).not.toContain(`${finished}.part`)
})

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../database/open-database'
import { modeOf } from '../testing/mode-of'
import { folderOfTest } from '../testing/test-service'
import { keyFileName, loadSecretKey } from './secret-key'
import { suppress } from './suppression-repository'

async function dataFolder() {
  const path = await folderOfTest()
  const database = await openDatabase({ kind: 'file', path: join(path, 'inquiries.db') })
  onTestFinished(() => database.destroy())
  return { path, database }
}

it('is made once and stays', async () => {
  const { path, database } = await dataFolder()
  const key = await loadSecretKey(path, database)
  expect(key).toHaveLength(32)
  await suppress(database, 'hash', 'erased')
  expect(await loadSecretKey(path, database)).toEqual(key)
  expect((await readdir(path)).filter((name) => name.startsWith(keyFileName))).toEqual([keyFileName])
})

it('is for the service’s own user only, and so is its folder', async () => {
  const { path, database } = await dataFolder()
  const folder = join(path, 'data')
  await loadSecretKey(folder, database)
  expect(await modeOf(folder)).toBe(0o700)
  expect(await modeOf(join(folder, keyFileName))).toBe(0o600)
})

it.each(['', 'c2hvcnQ='])(
  'is refused where the file holds "%s": anybody could sign with it',
  async (content) => {
    const { path, database } = await dataFolder()
    await writeFile(join(path, keyFileName), content)
    await expect(loadSecretKey(path, database)).rejects.toThrow(
      /newsletter\.key: expected 32 bytes [^]* from a backup[^]*\(key_damaged\)/,
    )
  },
)

it('is not created where a service on another machine has started with the database', async () => {
  const { path, database } = await dataFolder()
  await database.insertInto('service_settings').values({ id: 1, keep_months: 24 }).execute()
  await expect(loadSecretKey(path, database)).rejects.toMatchObject({ code: 'key_missing' })
})

it('is not created again while the database holds addresses', async () => {
  const { path, database } = await dataFolder()
  await suppress(database, 'hash', 'erased')
  await expect(loadSecretKey(path, database)).rejects.toThrow(
    /newsletter\.key: [^]*found no file[^]* from a backup[^]*\(key_missing\)/,
  )
  await database.deleteFrom('suppressions').execute()
  const subscriber = { id: 'id', email: 'a@b.example', status: 'active', opt_in: 'single' } as const
  await database
    .insertInto('subscribers')
    .values({ ...subscriber, requested_at: '2026' })
    .execute()
  await expect(loadSecretKey(path, database)).rejects.toMatchObject({ code: 'key_missing' })
  expect(await readdir(path)).not.toContain(keyFileName)
})

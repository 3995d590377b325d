import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataError } from '../data-error'
import type { Database } from '../database/open-database'
import { existsAlready, isMissing, makeFolder } from '../existing-files'

/** The key's file in the data folder. Without it all links sent so far and the suppression list are useless. */
export const keyFileName = 'newsletter.key'

const keyBytes = 32

/**
 * The key that signs newsletter links and hashes suppressed addresses; created on the first start.
 * @throws DataError as `readSecretKey` does.
 */
export async function loadSecretKey(dataDir: string, database: Database): Promise<Buffer> {
  const path = join(dataDir, keyFileName)
  // If addresses are stored, a new key would silently break every link sent so far and lose the suppressions. If a service has
  // started with the database before, another machine may have its key. So a person has to decide.
  if (isMissing(path) && !(await isInUse(database))) await createKeyFile(dataDir, path)
  return readSecretKey(dataDir)
}

async function isInUse(database: Database): Promise<boolean> {
  const settings = await database.selectFrom('service_settings').select('id').executeTakeFirst()
  const subscriber = await database.selectFrom('subscribers').select('id').limit(1).executeTakeFirst()
  const suppression = await database.selectFrom('suppressions').select('reason').limit(1).executeTakeFirst()
  return (settings ?? subscriber ?? suppression) !== undefined
}

/** @throws DataError if the key is missing or has the wrong length: anyone could sign with an empty one. */
export async function readSecretKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, keyFileName)
  if (isMissing(path)) throw unusableKey('key_missing', path, 'no file')
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length === keyBytes) return key
  throw unusableKey('key_damaged', path, String(key.length))
}

const unusableKey = (code: 'key_missing' | 'key_damaged', path: string, found: string) =>
  new DataError(code, {
    where: path,
    expected: `${keyBytes} bytes in base64`,
    found,
    fix: `Check DATA_DIR, or bring the file back from a backup, or from another machine with this database. Only where it is lost for good:
  openssl rand -base64 ${keyBytes} > ${path}
Links mailed so far then lead nowhere, and addresses that were suppressed no longer are.`,
  })

// Writes a draft and links it to its name: a process that starts at the same moment sees a complete key or none.
async function createKeyFile(dataDir: string, path: string): Promise<void> {
  await makeFolder(dataDir)
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flush: true })
    await link(draft, path)
  } catch (error) {
    if (!existsAlready(error)) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

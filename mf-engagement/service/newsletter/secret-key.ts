import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataError } from '../data-error'
import type { Database } from '../database/open-database'
import { isMissing } from '../is-missing'

/** The key's file in the data folder. Without it old links and the suppression list no longer mean anything. */
export const keyFileName = 'newsletter.key'

const keyBytes = 32

/**
 * The key that signs newsletter links and hashes suppressed addresses; made on the first start.
 * @throws DataError as `readSecretKey` does.
 */
export async function loadSecretKey(dataDir: string, database: Database): Promise<Buffer> {
  const path = join(dataDir, keyFileName)
  // Beside kept addresses a new key would break every link sent so far and forget who must not be written to: nobody
  // would see it until people complain. So a person decides; without addresses nothing is lost.
  if (isMissing(path) && !(await holdsAddresses(database))) await createKeyFile(dataDir, path)
  return readSecretKey(dataDir)
}

async function holdsAddresses(database: Database): Promise<boolean> {
  const subscriber = await database.selectFrom('subscribers').select('id').limit(1).executeTakeFirst()
  const suppression = await database.selectFrom('suppressions').select('reason').limit(1).executeTakeFirst()
  return subscriber !== undefined || suppression !== undefined
}

/** @throws DataError where there is no key, or one that anybody can sign with, such as that of an emptied file. */
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
    mend: `Check DATA_DIR, or bring the file back from a backup. Only where it is lost for good:
  openssl rand -base64 ${keyBytes} > ${path}
Links mailed so far then lead nowhere, and addresses that were suppressed no longer are.`,
  })

// Written aside and linked into place: another process starting at the same moment sees a whole key or none.
async function createKeyFile(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

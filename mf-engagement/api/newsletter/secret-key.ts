import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key's file in the data folder. Without it old links and the suppression list no longer mean anything. */
export const keyFileName = 'newsletter.key'

const keyBytes = 32

/** Reads the key that signs newsletter links and hashes suppressed addresses; makes it on the first start. */
export async function loadSecretKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, keyFileName)
  try {
    return await readKey(path)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await createKeyFile(dataDir, path)
  return readKey(path)
}

/** A shorter key, such as that of an emptied file, is one that anybody can sign with. */
async function readKey(path: string): Promise<Buffer> {
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length === keyBytes) return key
  throw new Error(
    `${path}: expected ${keyBytes} bytes in base64; found ${key.length}. Bring the file back from a backup.`,
  )
}

// Written aside and linked into place: another process starting at the same moment sees a whole key or none.
async function createKeyFile(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

const isMissing = (error: unknown) => hasCode(error, 'ENOENT')

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

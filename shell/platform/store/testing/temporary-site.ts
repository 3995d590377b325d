import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { siteDirectory } from '../places/site-directory'

/** A new folder, until the test ends. */
export async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'platform-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** A site that was never published, until the test ends. */
export const temporarySite = async () => siteDirectory(await temporaryFolder())

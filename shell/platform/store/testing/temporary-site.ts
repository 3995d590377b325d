import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDirectory } from '../places/site-directory'

/** A new folder, until the test ends, or the file with `afterAll`. */
export async function temporaryFolder(
  until: (end: () => Promise<void>) => unknown = onTestFinished,
): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'platform-'))
  until(() => rm(path, { recursive: true, force: true }))
  return path
}

/** A site that was never published, until the test ends. */
export const temporarySite = async () => siteDirectory(await temporaryFolder())

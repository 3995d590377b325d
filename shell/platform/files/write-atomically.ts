import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file so that readers see all of it or nothing: a publish may be killed, and another may write the same page. */
export async function writeAtomically(file: string, content: Buffer | string): Promise<void> {
  // Not the name with an ending: the name may already have as many bytes as the file system allows.
  const draft = join(dirname(file), randomUUID())
  try {
    await writeFile(draft, content, { flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

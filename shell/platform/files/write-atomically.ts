import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file so that readers see all of it or nothing: a publish may be killed, and another may write the same page. */
export async function writeAtomically(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, content, { flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

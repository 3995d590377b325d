import { randomUUID } from 'node:crypto'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/

/** A file is there whole or not at all: a publish may be killed, and another may write the same page. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, content, { flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Pages are compressed while somebody waits for the publish: the last step would save 2 % and take three times as long. */
export const pageQuality = 10

const qualityFor = (file: string) => (/\.(html|json)$/.test(file) ? pageQuality : 11)

async function writeSmaller(file: string, content: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    brotli(content, { params }).then((small) => writeWhole(`${file}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeWhole(`${file}.gz`, small)),
  ])
}

/**
 * Writes `content` to `file`, and beside it `.br` and `.gz` where the kind of file gains from it. The file itself comes
 * last: where it stands, the others do.
 */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  if (compressible.test(file)) await writeSmaller(file, content)
  await writeWhole(file, content)
}

/** Whether `file` has the smaller forms beside it that it was written with. */
export async function hasSmaller(file: string): Promise<boolean> {
  if (!compressible.test(file)) return true
  const sizes = ['.br', '.gz'].map((ending) =>
    stat(file + ending).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return Math.min(...(await Promise.all(sizes))) > 0
}

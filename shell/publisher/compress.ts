import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/

/** Writes `content` to `file`, and beside it `.br` and `.gz` where the kind of file gains from it. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  await writeFile(file, content, { flush: true })
  if (!compressible.test(file)) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${file}.br`, small, { flush: true })),
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small, { flush: true })),
  ])
}

import { copyFile, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { allEnded } from '../concurrency/all-ended'
import { unlessCorrupt } from './unless-corrupt'
import { writeAtomically } from './write-atomically'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** Endings of the files of a stored content. The file itself is written last: if it exists, its compressed copies do. */
export const endings = ['.br', '.gz', '']

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/

/** For pages and the sitemap, because a person waits for the publish: the highest quality would save 2 % and take three times as long. */
export const pageQuality = 10

const qualityFor = (file: string) => (/\.(html|json|xml)$/.test(file) ? pageQuality : 11)

async function writePacked(file: string, content: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await allEnded([
    brotli(content, { params }).then((packed) => writeAtomically(`${file}.br`, packed)),
    zip(content, { level: 9 }).then((packed) => writeAtomically(`${file}.gz`, packed)),
  ])
}

/** Writes `content` to `file`, with `.br` and `.gz` next to it if its type can be compressed. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  if (compressible.test(file)) await writePacked(file, content)
  await writeAtomically(file, content)
}

/** The compressed copies of `file` that are missing or do not unpack to `content`; `read` gets each. */
export async function corruptCopies(
  file: string,
  content: Buffer,
  read: (copy: string) => Promise<Buffer | undefined> = readFile,
): Promise<string[]> {
  if (!compressible.test(file)) return []
  const copies = Object.entries(unpack).map(async ([ending, unpacked]) => {
    // One that unpacks to more than the content is corrupt: how much more may exceed the machine's memory.
    const unpacking = read(file + ending).then(
      (packed) => packed && unpacked(packed, { maxOutputLength: content.length + 1 }),
    )
    const found = await unlessCorrupt(unpacking)
    return found?.equals(content) ? [] : [file + ending]
  })
  return (await Promise.all(copies)).flat()
}

/** Copies `stored` with its compressed copies to `file`, if they are intact and hold `content`. @returns whether they do */
export async function copyCompressed(stored: string, file: string, content: Buffer): Promise<boolean> {
  const found = await readFile(stored).catch(() => undefined)
  if (!found?.equals(content) || (await corruptCopies(stored, content)).length > 0) return false
  const copied = compressible.test(file) ? endings : ['']
  await allEnded(copied.map((ending) => copyFile(stored + ending, file + ending)))
  return true
}

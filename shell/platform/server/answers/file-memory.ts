import { readFile, stat } from 'node:fs/promises'
import { sharedWork } from '../../concurrency/shared-work'
import { Unavailable } from './unavailable'

/** Most bytes in memory: the most recently requested pages and files stay. `ReadyAnswers` may hold 16 MB more. */
const capacity = 48 * 1024 * 1024
/** Larger files are sent from disk. */
const largest = 4 * 1024 * 1024
/** A file is read again after this time (ms), by a clock that is never set: it may have been repaired or pruned. */
const freshFor = 5000

/** A file in one encoding; `bytes` is undefined if it is too large for the memory. */
export interface Encoded {
  path: string
  size: number
  bytes: Buffer | undefined
}

/** A content that is in no file, uncompressed or compressed. */
export const inMemory = (bytes: Buffer): Encoded => ({ path: '', size: bytes.length, bytes })

/** A file in its stored encodings. */
export interface StoredFile {
  identity: Encoded
  br: Encoded | undefined
  gzip: Encoded | undefined
}

interface Held {
  file: StoredFile
  bytes: number
  until: number
}

const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

async function readEncoded(path: string): Promise<Encoded | undefined> {
  try {
    const found = await stat(path)
    if (!found.isFile()) return undefined
    return { path, size: found.size, bytes: found.size > largest ? undefined : await readFile(path) }
  } catch (cause) {
    if (missing.includes((cause as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new Unavailable('A file of the site cannot be read.', { cause })
  }
}

async function readEncodings(path: string): Promise<StoredFile | undefined> {
  const [identity, br, gzip] = await Promise.all(
    ['', '.br', '.gz'].map((ending) => readEncoded(path + ending)),
  )
  return identity && { identity, br, gzip }
}

const bytesOf = ({ identity, br, gzip }: StoredFile) =>
  [identity, br, gzip].reduce((sum, encoded) => sum + (encoded?.bytes?.length ?? 0), 0)

/** Files of the site directory with their compressed copies; the most recently used are in memory. */
export class FileMemory {
  readonly #held = new Map<string, Held>()
  readonly #readOnce = sharedWork<StoredFile | undefined>()
  #bytes = 0

  /** @returns undefined if there is no such file */
  async get(path: string): Promise<StoredFile | undefined> {
    const held = this.#held.get(path)
    if (!held || held.until < performance.now()) return this.#readOnce(path, () => this.#read(path))
    this.#held.delete(path)
    this.#held.set(path, held)
    return held.file
  }

  async #read(path: string): Promise<StoredFile | undefined> {
    this.#forget(path)
    const file = await readEncodings(path)
    if (!file) return undefined
    const bytes = bytesOf(file)
    this.#held.set(path, { file, bytes, until: performance.now() + freshFor })
    this.#bytes += bytes
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= capacity) break
      this.#forget(oldest)
    }
    return file
  }

  #forget(path: string): void {
    this.#bytes -= this.#held.get(path)?.bytes ?? 0
    this.#held.delete(path)
  }
}

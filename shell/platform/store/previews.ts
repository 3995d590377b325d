import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { isIntact, readRecord } from './places/corruption'
import { sha256Of } from '../files/hash'
import { sideBySide } from '../concurrency/side-by-side'
import type { SharedStore } from './places/shared-store'

/** How long a preview is kept (ms). */
const lasts = 14 * 24 * 3_600_000

const previewSchema = z.object({
  release: z.string(),
  /** Who asked for it, and the CI run. */
  by: z.object({ name: z.string(), run: z.string().optional() }).optional(),
  /** ISO dates and times. */
  created: z.string(),
  expires: z.string(),
})

/** A candidate with an address for a limited time. */
type Preview = z.infer<typeof previewSchema>

/** The secret in its address is not stored. */
const keyOf = (secret: string) => `previews/${sha256Of(secret)}.json`

const isValid = ({ expires }: Preview) => Date.parse(expires) > Date.now()

const read = (store: SharedStore, key: string) =>
  readRecord(
    store,
    key,
    previewSchema,
    'Delete it: a file of SITE_DIR or of the folder in SITE_STORE, or a key in the table site_contents of the database. Only the link to one preview is lost.',
  )

/** Keeps a stored release for as long as a preview lasts. @returns the secret of its address, and when it ends */
export async function createPreview(store: SharedStore, { release, by }: Pick<Preview, 'release' | 'by'>) {
  const secret = randomBytes(24).toString('base64url')
  const [created, expires] = [new Date().toISOString(), new Date(Date.now() + lasts).toISOString()]
  await store.put(keyOf(secret), Buffer.from(JSON.stringify({ release, by, created, expires })))
  return { secret, expires }
}

/** The preview with this secret, until it expires. */
export async function findPreview(store: SharedStore, secret: string): Promise<Preview | undefined> {
  const preview = await read(store, keyOf(secret))
  if (preview && !isIntact(preview)) throw preview.corruption
  return preview && isValid(preview) ? preview : undefined
}

/** Releases that previews show. Expired previews are deleted; a corrupt one shows none. */
export async function previewedReleases(store: SharedStore): Promise<string[]> {
  const keys = await store.list('previews/')
  const found = await sideBySide(keys, 8, async (key) => {
    const preview = await read(store, key)
    if (!preview || !isIntact(preview)) return []
    if (isValid(preview)) return [preview.release]
    await store.delete(key)
    return []
  })
  return found.flat()
}

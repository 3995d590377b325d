import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { isIntact, readRecord } from '../store/places/corruption'
import { SiteError } from '../errors/site-error'
import { sha256Of } from '../files/hash'
import { sideBySide } from '../concurrency/side-by-side'
import type { SharedStore } from '../store/places/shared-store'

/** What a token may do with its remotes. `preview` means to check, without going live. */
export const rights = ['preview', 'publish', 'rollback'] as const

export type Right = (typeof rights)[number]

const tokenSchema = z.object({
  id: z.string(),
  /** Its holder, for people: `mf-herbs CI`. */
  name: z.string(),
  /** Names of remotes (`shell` is one), or `*` for all of them. */
  remotes: z.array(z.string()),
  rights: z.array(z.enum(rights)),
  /** ISO dates and times. */
  created: z.string(),
  expires: z.iso.datetime(),
  /** sha256 (hex) of the secret, which is not stored. */
  hash: z.string(),
})

/** A token as it is stored. */
export type Token = z.infer<typeof tokenSchema>

/** A token and its present state. */
export type ListedToken = Token & { state: 'valid' | 'expired' | 'revoked' }

const keyOf = (id: string) => `tokens/${id}.json`
const revokedKeyOf = (id: string) => `tokens/${id}.revoked`

/** The token contains its id, so that it can be found and named without the secret. */
const tokenPattern = /^site_([\da-f]{12})_([\w-]{43})$/

/** Undefined for a corrupt token that is revoked, too. */
async function read(store: SharedStore, id: string): Promise<ListedToken | undefined> {
  const fix = `Revoke it: npm run site -- token revoke ${id}`
  const token = await readRecord(store, keyOf(id), tokenSchema, fix)
  if (!token) return undefined
  const isRevoked = (await store.get(revokedKeyOf(id))) !== undefined
  if (isIntact(token)) {
    const isExpired = Date.parse(token.expires) <= Date.now()
    return { ...token, state: isRevoked ? 'revoked' : isExpired ? 'expired' : 'valid' }
  }
  if (isRevoked) return undefined
  throw token.corruption
}

/** Creates a token. @returns it with the secret, which is shown only now */
export async function createToken(
  store: SharedStore,
  given: Pick<Token, 'name' | 'remotes' | 'rights'>,
  days: number,
): Promise<{ token: Token; text: string }> {
  const [id, secret] = [randomBytes(6).toString('hex'), randomBytes(32).toString('base64url')]
  const created = new Date().toISOString()
  const expires = new Date(Date.now() + days * 24 * 3_600_000).toISOString()
  const token = { id, ...given, created, expires, hash: sha256Of(secret) }
  await store.put(keyOf(id), Buffer.from(JSON.stringify(token)))
  return { token, text: `site_${id}_${secret}` }
}

/** All tokens, the oldest first. */
export async function listTokens(store: SharedStore): Promise<ListedToken[]> {
  const ids = (await store.list('tokens/'))
    .filter((key) => key.endsWith('.json'))
    .map((key) => key.slice('tokens/'.length, -'.json'.length))
  const tokens = await sideBySide(ids, 8, (id) => read(store, id))
  return tokens.flatMap((token) => token ?? []).toSorted((a, b) => a.created.localeCompare(b.created))
}

/** Revokes a token at once. */
export async function revokeToken(store: SharedStore, id: string): Promise<void> {
  if ((await store.get(keyOf(id))) === undefined)
    throw new SiteError('usage', `There is no token ${id}.`, '`npm run site -- token list` lists them.')
  await store.put(revokedKeyOf(id), Buffer.from(new Date().toISOString()))
}

/** The stored token for `text`, if its secret is right, whatever its state. */
export async function findToken(store: SharedStore, text: string): Promise<ListedToken | undefined> {
  const [, id, secret] = tokenPattern.exec(text) ?? []
  if (id === undefined || secret === undefined) return undefined
  const token = await read(store, id)
  if (!token) return undefined
  const [given, kept] = [Buffer.from(sha256Of(secret)), Buffer.from(token.hash)]
  return given.length === kept.length && timingSafeEqual(given, kept) ? token : undefined
}

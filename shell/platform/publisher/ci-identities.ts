import { readFile } from 'node:fs/promises'
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import { checkedJson } from '../errors/checked-json'
import { SiteError } from '../errors/site-error'
import { lastUsed } from '../concurrency/last-used'
import { reasonOf } from '../errors/reason'
import type { Caller } from './caller'
import { rights } from './tokens'

/** Plain HTTP is only for tests on the same machine. */
const isTrusted = (url: string) => /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(url)

const identitiesSchema = z.array(
  z.strictObject({
    /** `https://token.actions.githubusercontent.com` */
    issuer: z.url().refine(isTrusted, { error: 'an https address' }),
    /** The audience of the CI's token: the address of this publisher. */
    audience: z.string().min(1),
    /** Claims that the token must have, such as `{ "repository": "college/mf-herbs", "ref": "refs/heads/main" }`. */
    claims: z.record(z.string(), z.string()).refine((claims) => Object.keys(claims).length > 0, {
      error: 'at least one claim: without any, every repository of the issuer would have these rights',
    }),
    remotes: z.array(z.string()).min(1),
    rights: z.array(z.enum(rights)).min(1),
  }),
)

/** Which CI runs may do what (`SITE_CI`, a JSON file). */
export type CiIdentities = z.infer<typeof identitiesSchema>

/** Reads the file of CI identities. */
export async function readIdentities(file: string): Promise<CiIdentities> {
  const refuse = (fault: string) =>
    new SiteError('config-invalid', `${file} ${fault}`, 'docs/publisher.md shows one.')
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw refuse(`cannot be read: ${error.message}`)
  })
  return checkedJson(text, identitiesSchema, refuse)
}

const refused = (
  what: string,
  fix = 'Ask the operator which CI runs the publisher takes (SITE_CI), or use a token.',
) => new SiteError('token-refused', `The identity of this CI run ${what}.`, fix)

/** Every repository of the issuer has an identity: one that fits no entry may not even read the status. */
const withoutRights = (name: string) =>
  new SiteError(
    'right-missing',
    `${name} (CI run) fits no entry of SITE_CI; it may do nothing.`,
    'Ask the operator for an entry with the claims of this run, or use a token.',
  )

const unreachable = (issuer: string, what: string) =>
  new SiteError(
    'issuer-unreachable',
    `The identity of this CI run cannot be checked: its issuer ${issuer} ${what}.`,
    'Run the job again later, or use a token.',
  )

/** The keys of an issuer, from its discovery document (OpenID Connect Discovery 1.0). */
async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
  }).catch((error: unknown) => {
    throw unreachable(issuer, `does not answer: ${reasonOf(error)}`)
  })
  if (!response.ok) throw unreachable(issuer, `answers ${response.status}`)
  const { jwks_uri: address } = ((await response.json().catch(() => undefined)) ?? {}) as {
    jwks_uri?: string
  }
  if (typeof address !== 'string' || !isTrusted(address))
    throw refused(`cannot be checked: its issuer ${issuer} does not name its keys`)
  return createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 })
}

/** Whether the keys could not be loaded: `jose` has no class of its own for an answer that is not 200. */
const isLost = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === errors.JOSEError.code

/** What is wrong with a token; never quotes the token. */
function faultOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf')
    return 'is not valid yet by the clock of this publisher'
  if (error instanceof errors.JWTClaimValidationFailed)
    return `has another ${error.claim} than this publisher takes`
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'is not signed by its issuer'
  return 'cannot be checked'
}

const fits = ({ audience, claims }: CiIdentities[number], payload: JWTPayload) =>
  [payload.aud].flat().includes(audience) &&
  Object.entries(claims).every(([name, value]) => payload[name] === value)

/** The issuer that a token names, which nothing proves yet; undefined for a text that is no JSON Web Token. */
function namedIssuer(text: string): string | undefined {
  try {
    return decodeJwt(text).iss ?? ''
  } catch {
    return undefined
  }
}

/** The claims of a token, which its issuer has signed for one of `audience`. */
async function provenClaims(text: string, issuer: string, audience: string[], keys: JWTVerifyGetKey) {
  const expected = {
    issuer,
    audience,
    requiredClaims: ['exp'],
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'],
    // The clocks of the issuer and of this machine may differ.
    clockTolerance: 60,
  }
  try {
    return (await jwtVerify(text, keys, expected)).payload
  } catch (error) {
    if (isLost(error)) throw unreachable(issuer, `does not hand out its keys: ${reasonOf(error)}`)
    if (error instanceof errors.JWTExpired)
      throw refused(
        'has expired',
        'Run the job again, and let it ask for the identity just before the publish.',
      )
    throw refused(faultOf(error))
  }
}

/**
 * Identifies CI runs by the signed identity that they send in place of a token (OpenID Connect, JSON Web Token).
 * @returns undefined for a text that is no JSON Web Token
 */
export function ciCallers(identities: CiIdentities): (text: string) => Promise<Caller | undefined> {
  const keep = lastUsed<JWTVerifyGetKey>(identities.length)
  return async (text) => {
    const issuer = namedIssuer(text)
    if (issuer === undefined) return undefined
    const ofIssuer = identities.filter((identity) => identity.issuer === issuer)
    if (ofIssuer.length === 0) throw refused('comes from an issuer that this publisher does not know')
    const keys = await keep(issuer, () => keysOf(issuer))
    const audiences = ofIssuer.map(({ audience }) => audience)
    const payload = await provenClaims(text, issuer, audiences, keys)
    const name = payload.sub ?? issuer
    const grants = ofIssuer.filter((identity) => fits(identity, payload))
    if (grants.length === 0) throw withoutRights(name)
    const caller: Caller = { id: 'CI run', name, grants, now: async () => caller }
    return caller
  }
}

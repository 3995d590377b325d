import type { FastifyRequest } from 'fastify'
import { SiteError } from '../errors/site-error'
import type { SharedStore } from '../store/places/shared-store'
import { findToken, type Right, type Token } from './tokens'

/** Rights for remotes. Those of two grants do not add up: each right holds for the remotes of its own grant. */
type Grant = Pick<Token, 'remotes' | 'rights'>

/** Who makes a request, and what they may do. */
export interface Caller {
  name: string
  /** The id of the token, for the log and for refusals; `CI run` for an identity. */
  id: string
  grants: Grant[]
  /** The same caller by what is stored now: a token may have been revoked. The identity of a CI run stays as it was proven. */
  now: () => Promise<Caller>
}

const refused = (what: string) =>
  new SiteError(
    'token-refused',
    `The token ${what}.`,
    'Ask the operator for one: npm run site -- token create',
  )

async function tokenHolder(store: SharedStore, text: string): Promise<Caller> {
  const token = await findToken(store, text)
  if (!token) throw refused('is not one of this site')
  if (token.state !== 'valid')
    throw refused(
      `${token.id} (${token.name}) ${token.state === 'revoked' ? 'was revoked' : `expired on ${token.expires}`}`,
    )
  return { id: token.id, name: token.name, grants: [token], now: () => tokenHolder(store, text) }
}

/** The caller: the holder of the request's token (`authorization: Bearer site_…`), or a CI run with its identity. */
export async function callerOf(
  store: SharedStore,
  ciCaller: (text: string) => Promise<Caller | undefined>,
  { headers }: FastifyRequest,
): Promise<Caller> {
  const [, text] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (text === undefined)
    throw new SiteError(
      'token-missing',
      'No token came with the request.',
      'Put it into the variable SITE_TOKEN.',
    )
  return (await ciCaller(text)) ?? tokenHolder(store, text)
}

const covers = ({ remotes }: Grant, remote: string) => remotes.includes('*') || remotes.includes(remote)

const named = (remotes: string[]) =>
  remotes.map((remote) => (remote === '*' ? 'the whole site' : remote)).join(', ')

/** Refuses a caller who has none of `rights` for one of `remotes`, and names what is missing. The remote `*` means the whole site. */
export function requireRight({ id, name, grants }: Caller, rights: Right[], remotes: string[]): void {
  const fitting = grants.filter((grant) => rights.some((right) => grant.rights.includes(right)))
  const missing = remotes.filter((remote) => !fitting.some((grant) => covers(grant, remote)))
  if (fitting.length > 0 && missing.length === 0) return
  const what = named(missing)
  const may = grants.map((grant) => `${grant.rights.join(', ')} ${named(grant.remotes)}`).join('; ')
  throw new SiteError(
    'right-missing',
    `${name} (${id}) lacks the right to ${rights.join(' or ')}${what ? ` ${what}` : ''}; it may ${may}.`,
    'Use a token that has it, or ask the operator for one: npm run site -- token create',
  )
}

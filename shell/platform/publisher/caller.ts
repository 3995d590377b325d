import type { FastifyRequest } from 'fastify'
import { SiteError } from '../store/errors'
import type { SharedStore } from '../store/shared-store'
import { findToken, type Right } from './tokens'

/** Who makes a request, and what they may do. */
export interface Caller {
  name: string
  /** The id of the token, for the publisher's log; `CI run` for an identity. */
  id: string
  remotes: string[]
  rights: Right[]
}

const refused = (what: string) =>
  new SiteError(
    'token-refused',
    `The token ${what}.`,
    'Ask the operator for one: npm run site -- token create',
  )

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
  const run = await ciCaller(text)
  if (run) return run
  const token = await findToken(store, text)
  if (!token) throw refused('is not one of this site')
  if (token.state !== 'valid')
    throw refused(
      `${token.id} (${token.name}) ${token.state === 'revoked' ? 'was revoked' : `expired on ${token.expires}`}`,
    )
  return token
}

/** Refuses a caller who lacks `right` for one of `remotes`, and names what is missing. The remote `*` means the whole site. */
export function requireRight({ id, name, ...caller }: Caller, right: Right, remotes: string[]): void {
  const missing = remotes.filter(
    (remote) => !caller.remotes.includes('*') && !caller.remotes.includes(remote),
  )
  const what = missing.map((remote) => (remote === '*' ? 'the whole site' : remote)).join(', ')
  if (missing.length > 0 || !caller.rights.includes(right))
    throw new SiteError(
      'right-missing',
      `${name} (${id}) lacks the right to ${right}${what ? ` ${what}` : ''}; it may ${[...caller.rights, ...caller.remotes].join(', ') || 'do nothing'}.`,
      'Use a token that has it, or ask the operator for one: npm run site -- token create',
    )
}

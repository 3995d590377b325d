import { storeOf } from '../../store/places/folder-store'
import { SiteError } from '../../errors/site-error'
import type { SharedStore } from '../../store/places/shared-store'
import {
  createToken,
  listTokens,
  revokeToken,
  rights,
  type ListedToken,
  type Right,
} from '../../publisher/tokens'
import { refuseSurplus } from '../../command-line'
import type { SiteRequest } from './request'

const usage = `npm run site -- token COMMAND
  create --name NAME --remote mf-NAME… --right RIGHT… [--days 90]   RIGHT: ${rights.join(', ')}; --remote '*': the whole site
  list
  revoke ID`

/** The longest life of a token. */
const mostDays = 3650

const isRight = (word: string): word is Right => rights.some((right) => right === word)

async function create(store: SharedStore, options: SiteRequest['options']): Promise<void> {
  const { name, remote = [], right = [], days = '90' } = options
  const isRemote = (word: string) => word === '*' || /^[a-z][a-z0-9-]*$/.test(word)
  const isDays = (word: string) => Number(word) > 0 && Number(word) <= mostDays
  const wrong = [
    ...(name ? [] : ['no --name']),
    ...(remote.length > 0 ? [] : ['no --remote']),
    ...(right.length > 0 ? [] : ['no --right']),
    ...remote.filter((word) => !isRemote(word)),
    ...right.filter((word) => !isRight(word)),
    ...[days].filter((word) => !isDays(word)),
  ]
  if (!name || wrong.length > 0)
    throw new SiteError(
      'usage',
      `A token needs a name, remotes, rights and a number of days up to ${mostDays}; found ${wrong.join(', ')}.`,
      usage,
    )
  const { token, text } = await createToken(
    store,
    { name, remotes: remote, rights: right.filter(isRight) },
    Number(days),
  )
  console.log(
    `Token ${token.id} (${name}) may ${token.rights.join(', ')} ${remote.join(', ')} until ${token.expires}. It is shown this once:`,
  )
  console.log(text)
}

const lineOf = ({ id, name, remotes, rights: given, expires, state }: ListedToken) =>
  `${id}  ${state}  until ${expires.slice(0, 10)}  ${name}: ${given.join(', ')} ${remotes.join(', ')}`

async function list(store: SharedStore): Promise<void> {
  const lines = (await listTokens(store)).map(lineOf)
  console.log(lines.join('\n') || 'There is no token.')
}

/** How many words follow each command. */
const commands = new Map([
  ['create', 0],
  ['list', 0],
  ['revoke', 1],
])

/** Creates, lists and revokes tokens of the publisher. */
export default async function token({ site, names, options }: SiteRequest): Promise<void> {
  const [command = '', ...words] = names
  const takes = commands.get(command)
  if (takes === undefined || words.length < takes)
    throw new SiteError(
      'usage',
      `token: expected create, list or revoke ID; found ${names.join(' ') || 'none'}.`,
      usage,
    )
  const surplus = command === 'create' ? [] : Object.keys(options)
  refuseSurplus(`token ${command}`, words.slice(takes), surplus, usage)
  const store = storeOf(site)
  if (command === 'create') return create(store, options)
  if (command === 'list') return list(store)
  const [id = ''] = words
  await revokeToken(store, id)
  console.log(`Token ${id} is revoked.`)
}

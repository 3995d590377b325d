import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { SiteStatus } from '../publisher/api'
import { authorOf } from '../publisher/author'
import { SiteError } from '../store/errors'
import { PublisherClient } from './publisher-client'
import { sendBuild } from './send-build'

const usage = `npx remote COMMAND, in the folder of a remote
  build                 build it into dist/
  publish --to URL      build it, send it to the publisher at URL, and put it live
  check --to URL        the same without going live
  rollback --to URL     back to the version of this remote that was live before
  status --to URL       what is live
    --preview           of a publish: no more than a private address, kept for two weeks
    --from DIR          take the build in DIR instead of building
    --force             accept lost pages, emptied slots and broken links
The token is in the variable SITE_TOKEN. Exit codes: 0 done, 1 refused, 2 not understood, 3 the publisher does not answer.`

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        force: { type: 'boolean' },
        preview: { type: 'boolean' },
      },
    })
    const [command = '', ...surplus] = positionals
    return { options: values, command, surplus }
  } catch (error) {
    throw new SiteError('usage', (error as Error).message, usage)
  }
}

/** The options that each command takes. */
const taken: Record<string, string[]> = {
  build: [],
  publish: ['to', 'from', 'force', 'preview'],
  check: ['to', 'from'],
  rollback: ['to'],
  status: ['to'],
}

/** Refuses words and options that a command would ignore: the person who wrote them expects an effect. */
function requireTaken(command: string, surplus: string[], options: object): void {
  const takes = Object.hasOwn(taken, command) ? taken[command] : undefined
  if (!takes)
    throw new SiteError('usage', command ? `There is no command ${command}.` : 'No command given.', usage)
  const unknown = Object.keys(options).filter((option) => !takes.includes(option))
  const ignored = [...surplus, ...unknown.map((option) => `--${option}`)]
  if (ignored.length > 0)
    throw new SiteError('usage', `${command}: ${ignored.join(' ')} is more than it takes.`, usage)
}

function clientOf(to: string | undefined, { SITE_TOKEN }: NodeJS.ProcessEnv): PublisherClient {
  if (to === undefined || !URL.canParse(to))
    throw new SiteError(
      'usage',
      `Expected --to with the address of a publisher; found ${to ?? 'none'}.`,
      usage,
    )
  if (!SITE_TOKEN) throw new SiteError('token-missing', 'SITE_TOKEN is not set.', 'Put the token into it.')
  return new PublisherClient(to, SITE_TOKEN)
}

async function distOf(root: string, from: string | undefined, build: () => Promise<void>): Promise<string> {
  if (from === undefined) await build()
  const dist = resolve(root, from ?? 'dist')
  if (existsSync(join(dist, 'remote.json'))) return dist
  throw new SiteError(
    'usage',
    `${dist} holds no build of a remote.`,
    'Run the command in the folder of a remote, or name one: --from DIR.',
  )
}

/** A remote has the name of its package. */
async function nameOf(root: string): Promise<string> {
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { name: string }
  return name
}

function report({ lines, origin }: { lines: string[]; origin: string }): void {
  console.log(lines.join('\n'))
  console.log(`The site is at ${origin}`)
}

async function status(client: PublisherClient): Promise<void> {
  const { number, release, at, origin, remotes } = await client.send<SiteStatus>('GET', 'status')
  console.log(`Release ${release}, live since ${at} (move ${number}), for ${origin}`)
  for (const { remote, version, since, pages } of remotes)
    console.log(`  ${remote} ${version}  since ${since}  ${pages} pages`)
}

/** Runs a command of the remote in `root`; `build` builds it. */
export async function runRemote(
  root: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
  build: () => Promise<void>,
): Promise<void> {
  const { command, surplus, options } = readArguments(args)
  requireTaken(command, surplus, options)
  const { to, from, force, preview } = options
  if (command === 'build') return build()
  const client = clientOf(to, environment)
  if (command === 'status') return status(client)
  const { run } = authorOf(environment)
  const tell = (progress: string) => console.log(`  ${progress}`)
  if (command === 'rollback')
    return report(await client.work('moves', { kind: 'rollback', remote: await nameOf(root), run }, tell))
  const { remote, version, bytes } = await sendBuild(client, await distOf(root, from, build))
  console.log(`${remote}@${version}: ${bytes} bytes sent`)
  const builds = { [remote]: version }
  if (preview) return console.log((await client.work('previews', { builds, run }, tell)).lines.join('\n'))
  if (command === 'check') return report(await client.work('candidates', { builds, run }, tell))
  report(await client.work('moves', { kind: 'publish', builds, force, run }, tell))
}

/** What a CI tells apart. */
export function exitCode(error: unknown): number {
  if (!(error instanceof SiteError)) return 1
  return { usage: 2, 'publisher-unreachable': 3, 'store-unreachable': 3 }[error.code as string] ?? 1
}

import { resolve } from 'node:path'
import { statusSchema } from '../publisher/api'
import { buildPackage } from '../build/build-package'
import { authorOf } from '../store/moves/author'
import { SiteError } from '../errors/site-error'
import { requireBuild } from '../store/builds/manifest-file'
import { printable } from '../errors/printable'
import { misused, unanswered, type RemoteRequest } from './request'
import { nameOf } from './package-name'
import { PublisherClient } from './publisher-client'
import { sendBuild } from './send-build'
import { counted } from '../errors/counted'

const tell = (progress: string) => console.log(`  ${printable(progress)}`)

const print = (lines: string[]) => console.log(printable(lines.join('\n')))

function report({ lines, origin }: { lines: string[]; origin: string }): void {
  print(lines)
  console.log(`The site is at ${origin}`)
}

/** The token as a header takes it. A token that it does not take is not shown: the fault may be one sign of it. */
function tokenOf(given = ''): string {
  const token = given.trim()
  if (token === '') throw new SiteError('token-missing', 'SITE_TOKEN is not set.', 'Put the token into it.')
  if (/^[!-~]+$/.test(token)) return token
  throw new SiteError(
    'token-refused',
    'SITE_TOKEN: expected a token on one line, such as site_…; found spaces, line breaks or other signs in it.',
    'Put the token into it again, without quotation marks.',
  )
}

function clientOf({ options: { to }, environment: { SITE_TOKEN } }: RemoteRequest): PublisherClient {
  if (to === undefined || !URL.canParse(to) || !/^https?:/.test(to))
    throw misused(
      `Expected --to with the address of a publisher; found ${to ?? 'none'}. For example: --to https://releases.college.example`,
    )
  return new PublisherClient(to, tokenOf(SITE_TOKEN))
}

async function builtDist({ root, options: { from } }: RemoteRequest): Promise<string> {
  if (from === undefined) return buildPackage(root, await nameOf(root))
  const dist = resolve(root, from)
  requireBuild(dist)
  return dist
}

async function sentBuild(client: PublisherClient, request: RemoteRequest): Promise<Record<string, string>> {
  const { remote, version, bytes } = await sendBuild(client, await builtDist(request))
  console.log(`${remote}@${version}: ${bytes} bytes sent`)
  return { [remote]: version }
}

/** Builds, sends and publishes; with `--preview`, only makes a private address. */
export async function publish(request: RemoteRequest): Promise<void> {
  const { force, preview } = request.options
  if (preview && force) throw misused('publish: --preview takes no --force, because it puts nothing live.')
  const client = clientOf(request)
  const { run } = authorOf(request.environment)
  const builds = await sentBuild(client, request)
  if (preview) return print((await client.work('previews', { builds, run }, tell)).lines)
  report(await client.work('moves', { kind: 'publish', builds, force, run }, tell))
}

/** Does everything a publish does, without going live. */
export async function check(request: RemoteRequest): Promise<void> {
  const client = clientOf(request)
  const { run } = authorOf(request.environment)
  report(await client.work('candidates', { builds: await sentBuild(client, request), run }, tell))
}

/** Without an answer the rollback may have been made: a second one would go back one more version. */
const lostRollback = (error: unknown, remote: string, version = 'no version') =>
  error instanceof SiteError && unanswered.includes(error.code)
    ? new SiteError(
        error.code,
        error.message,
        `The publisher may have finished the work: check what is live (npx --no remote status --to …). Roll back again only if ${version} of ${remote} is still live.`,
      )
    : error

/** Goes back to the previous version of the remote. */
export async function rollback(request: RemoteRequest): Promise<void> {
  const { run } = authorOf(request.environment)
  const remote = await nameOf(request.root)
  const { force } = request.options
  const client = clientOf(request)
  const { remotes } = await client.send('GET', 'status', statusSchema)
  const version = remotes.find((live) => live.remote === remote)?.version
  const done = await client
    .work('moves', { kind: 'rollback', remote, force, run }, tell)
    .catch((error: unknown) => {
      throw lostRollback(error, remote, version)
    })
  report(done)
}

/** Prints the live release. */
export async function status(request: RemoteRequest): Promise<void> {
  const client = clientOf(request)
  const { number, release, at, origin, remotes } = await client.send('GET', 'status', statusSchema)
  console.log(`Release ${release}, live since ${at} (move ${number}), for ${origin}`)
  for (const { remote, version, since, pages } of remotes)
    console.log(`  ${remote} ${version}  since ${since}  ${counted(pages, 'page')}`)
}

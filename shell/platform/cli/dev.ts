import { readWords } from '../command-line'
import { readConfig, type Config } from '../config'
import { declaredForms, serveCalls } from '../dev/calls-with-schemas'
import { remoteSource } from '../dev/development-modules'
import { developmentServer } from '../dev/development-server'
import { findOtherRemotes } from '../dev/find-other-remotes'
import { galleryServer } from '../dev/gallery-server'
import { publishedSite } from '../dev/published-site'
import { runServer } from '../dev/run-server'
import { SiteError } from '../errors/site-error'
import type { OtherRemotes } from '../dev/other-remotes'
import { endWithFailure } from './report-failure'
import { startService } from './start-service'
import { requireRemotes, remoteNames } from '../workspace'

const usage = `npm run dev                               every remote from source
npm run dev -- REMOTE… [--against URL]    the others as the local release, or the site at URL, has them
npm run dev -- kit                        the gallery of the kit`

const noOtherRemotes: OtherRemotes = { navigation: [], pages: {}, slots: {} }

function readArguments() {
  const options = { against: { type: 'string' } } as const
  const { values, positionals: names } = readWords(process.argv.slice(2), options, usage)
  if (values.against !== undefined && names.length === 0)
    throw new SiteError('usage', '--against: no remote is named to develop.', usage)
  return { names, ...values }
}

const passedOn = (path: string, target: string | undefined) => (target ? { [path]: target } : {})

/**
 * Runs the shell and the named remotes from source with hot reload, and the other remotes from a published release; without names, all
 * remotes run from source. The inquiry service runs as well, unless API_URL names one.
 */
async function developSite(names: string[], against: string | undefined, config: Config): Promise<void> {
  requireRemotes(names)
  const site = names.length > 0 ? await publishedSite(against, config) : undefined
  const remotes = site ? [...new Set(['shell', ...names])] : remoteNames()
  const otherRemotes = site ? await findOtherRemotes(site.origin, remotes) : noOtherRemotes
  const service = config.API_URL ? undefined : await startService()
  const address = config.API_URL ?? service?.url
  // No call comes before `server` runs, which needs the address of the calls first.
  const forms = async () => [
    ...(await declaredForms(server, remotes.map(remoteSource))),
    ...(site?.forms ?? []),
  ]
  const calls = address ? await serveCalls(address, forms) : undefined
  const server = await developmentServer({
    port: config.PORT,
    remotes,
    otherRemotes,
    proxy: { ...passedOn('/api', calls?.url), ...passedOn('/assets', site?.origin) },
  })
  await runServer(server, () => Promise.all([site?.stop(), calls?.stop(), service?.stop()]))
}

async function developKit(names: string[], against: string | undefined, config: Config): Promise<void> {
  if (names.length > 1 || against !== undefined)
    throw new SiteError('usage', 'The gallery of the kit takes no remotes.', usage)
  await runServer(await galleryServer(config.PORT), async () => {})
}

async function develop(): Promise<void> {
  const { names, against } = readArguments()
  const config = readConfig(process.env, 5173)
  const start = names.includes('kit') ? developKit : developSite
  await start(names, against, config)
}

await develop().catch(endWithFailure)

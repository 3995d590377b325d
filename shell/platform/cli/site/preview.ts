import type { Candidate } from '../../publish/candidate'
import { prepare } from '../../publish/prepare'
import { refusalOf } from '../../publish/gate'
import { storeBuilds } from '../../publish/publish'
import { keepCandidate, storeCandidate } from '../../store/write-release'
import { pruneOrWarn } from '../../replication/prune-site'
import { createWebServer } from '../../server/app'
import { fixedRelease } from '../../server/releases/fixed-release'
import { warningLines, repairedLines } from '../../publish/candidate-words'
import { buildsOf } from '../../store/releases/release'
import { printLines } from './print-lines'
import type { SiteRequest } from './request'
import { startBuilds } from './requested-builds'
import { counted } from '../../errors/counted'

function reportOf(candidate: Candidate, refusal: string | undefined): string {
  const { release, rendered } = candidate
  const checks = refusal === undefined ? 'All checks hold.' : `A publish would be refused: ${refusal}`
  const pages = `${counted(rendered.length, 'page')} rendered: ${rendered.join(' ')}`
  return [`Preview of ${buildsOf(release)}`, pages, checks, ...warningLines(candidate)].join('\n')
}

/** Serves what the site would be, on a separate port, until it is stopped. Forms are forwarded only if API_URL is set. */
export default async function preview(request: SiteRequest): Promise<void> {
  const { site, config } = request
  const fresh = await storeBuilds(site, await startBuilds(request))
  const candidate = await prepare(site, { fresh }, config.PUBLIC_ORIGIN)
  const { release } = candidate
  await storeCandidate(site, release)
  keepCandidate(site, release)
  await pruneOrWarn(site, console.log)
  const report = reportOf(candidate, await refusalOf(site, candidate))
  const app = await createWebServer(config, fixedRelease(site, release))
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'))
  app.get('/preview-report', (_request, reply) => reply.type('text/plain').send(report))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void app.close())
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  printLines([...repairedLines(candidate), report])
  console.log(
    `The preview is on ${address.replace('127.0.0.1', 'localhost')}; the report of its checks at /preview-report. The live site is as it was.`,
  )
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { join } from 'node:path'
import { isName } from '../../replication/mirror-build'
import { buildDirectory } from '../../store/places/site-directory'
import { contentHash } from '../../files/hash'
import { isNamedByContent } from '../../store/builds/served-files'
import { findBuildFile } from './find-build-file'
import type { FileMemory } from '../answers/file-memory'
import type { ReleaseSource } from '../releases/release-source'
import { iconCaching, immutable, revalidated } from '../answers/page-headers'
import { sendBuildFile } from './send-build-file'
import { sendFile } from '../answers/send-file'
import { findArtefact, storedContent } from './stored-content'
import { storedReleases } from '../releases/stored-releases'

type FileRequest = { Params: { remote: string; '*': string } }
type VersionRequest = { Params: FileRequest['Params'] & { version: string } }
type PageDataRequest = { Params: { release: string; '*': string } }
type ArtefactRequest = { Params: { release: string; artefact: string } }

/** The patterns match complete names, so that none can leave the folder of builds. */
const remoteAddress = '/assets/:remote(^[a-z][a-z0-9-]*$)'

const pagePath = (file: string) => (file === 'index.json' ? '/' : `/${file.replace(/\.json$/, '')}`)

/** A cache must not keep this: a publish may bring the file. */
const notFound = (reply: FastifyReply, error: string) =>
  reply.code(404).header('cache-control', 'no-store').send({ error })

/** Serves the data of pages, and artefacts, by release. */
function serveReleases(app: FastifyInstance, live: ReleaseSource, files: FileMemory): void {
  const storedRelease = storedReleases(live)
  app.get<PageDataRequest>('/assets/releases/:release/pages/*', async (request, reply) => {
    const { release: id, '*': path } = request.params
    const release = (await live.isOver(id)) ? undefined : await storedRelease(id)
    if (!release)
      return reply.code(410).header('cache-control', 'no-store').send({ error: 'release is over' })
    const name = release.pages[pagePath(path)]?.data
    const found = name === undefined ? undefined : await storedContent(live, files, name)
    if (!found) return notFound(reply, 'no such page')
    // An older release may end at any moment.
    if (id === live.latest?.id) reply.repeatableFor = live.latest
    reply.header('cache-control', revalidated)
    return sendFile(request, reply, found)
  })
  app.get<ArtefactRequest>('/assets/releases/:release/:artefact', async (request, reply) => {
    const release = await storedRelease(request.params.release)
    const found = release && (await findArtefact(live, files, release, request.params.artefact))
    if (!found) return notFound(reply, 'no such file')
    reply.header('cache-control', immutable).repeatableFor = live.latest
    return sendFile(request, reply, found)
  })
}

/** Serves the files of every stored build, so that open tabs keep working. */
function serveBuilds(app: FastifyInstance, live: ReleaseSource, files: FileMemory): void {
  app.get<FileRequest>(`${remoteAddress}/*`, async (request, reply) => {
    const { remote, '*': name } = request.params
    // If a publish arrives during the search, the file may be that of the earlier release: the answer is kept for that one only.
    const { latest } = live
    const found = isName.file(name) ? await findBuildFile(live, remote, name) : undefined
    const file = found && (await files.get(found.path))
    if (!file) return notFound(reply, 'no such file')
    const send = (caching: string, hash: string) =>
      sendBuildFile(request, reply.header('cache-control', caching), { name, file, hash })
    // The build that goes live may have other content under this name.
    if (!found.hasBeenLive) return send('no-store', found.version)
    reply.repeatableFor = latest
    return isNamedByContent(name) ? send(immutable, contentHash(name)) : send(revalidated, found.version)
  })
  // For pages that were published before file names contained their hash.
  app.get<VersionRequest>(`${remoteAddress}/:version(^[\\da-f]{16}$)/*`, async (request, reply) => {
    const { remote, version, '*': name } = request.params
    const file = isName.file(name)
      ? await files.get(join(buildDirectory(live.site, remote, version), 'client', name))
      : undefined
    if (!file) return notFound(reply, 'no such file')
    reply.repeatableFor = live.latest
    return sendBuildFile(request, reply.header('cache-control', immutable), { name, file, hash: version })
  })
}

/** Serves what pages load: everything below `/assets/`, and the icon. */
export function serveAssets(app: FastifyInstance, live: ReleaseSource, files: FileMemory): void {
  serveReleases(app, live, files)
  serveBuilds(app, live, files)
  // Browsers ask for this address on their own; every page names the icons of its release.
  app.get('/favicon.ico', async (request, reply) => {
    const shell = (await live.current())?.builds['shell'] ?? ''
    const name = 'favicon.ico'
    const file = await files.get(join(buildDirectory(live.site, 'shell', shell), 'client', name))
    if (!file) return notFound(reply, 'no such file')
    return sendFile(request, reply.header('cache-control', iconCaching), { name, file, hash: shell })
  })
  app.get('/assets/*', (_request, reply) => notFound(reply, 'no such file'))
}

import type { FastifyInstance } from 'fastify'
import type { pruneOrWarn } from '../replication/prune-site'
import type { SiteDirectory } from '../store/places/site-directory'
import { buildSchema, mostFileBytes } from './api'
import { requireRight } from './caller'
import { readBody } from './read-body'
import { requireSpace } from './require-space'
import type { Right } from './tokens'
import { keepContent, takeBuild } from './uploads'

/** Most bytes of the list of a build's files: it may be several times too long, and is then refused by the number of its files. */
const mostListBytes = 3_000_000

/** Sending a build needs one of these rights. */
const rightsToSend: Right[] = ['preview', 'publish']

/** Takes a content as bytes, whatever they are; a body of any other type is refused. */
function addContentRoute(scope: FastifyInstance, site: SiteDirectory): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: mostFileBytes },
    (_, body, done) => done(null, body),
  )
  scope.put<{ Params: { sha256: string }; Body: Buffer | undefined }>(
    '/contents/:sha256(^[\\da-f]{64}$)',
    async (request, reply) => {
      await keepContent(site, request.params.sha256, request.body ?? Buffer.of())
      return reply.code(201).send({})
    },
  )
}

/** Takes builds: first the list of their files, then each missing content. */
export function addBuildRoutes(app: FastifyInstance, site: SiteDirectory, prune: typeof pruneOrWarn): void {
  void app.register(async (scope) => {
    // Before the body is read, which may be large.
    scope.addHook('onRequest', async ({ caller }) => requireRight(caller, rightsToSend, []))
    // The prune comes first: it may make the space.
    scope.addHook('preHandler', async ({ log }) => {
      await prune(site, (warning) => log.warn(warning))
      await requireSpace(site)
    })
    scope.post('/builds', { bodyLimit: mostListBytes }, async (request) => {
      const build = readBody(buildSchema, request)
      requireRight(request.caller, rightsToSend, [build.remote])
      return takeBuild(site, build)
    })
    void scope.register(async (contents) => addContentRoute(contents, site))
  })
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { SiteError } from '../errors/site-error'
import type { SiteDirectory } from '../store/places/site-directory'
import type { ApiError } from './api'

/** The fix for a request that breaks the interface. */
export const clientFix = 'Use a version of the tool that fits the site: npx --no remote publish.'

/** HTTP status by code; 422 for other refusals. */
const statusOf: Record<string, number> = {
  'token-missing': 401,
  'token-refused': 401,
  'right-missing': 403,
  'request-invalid': 400,
  'site-moved': 409,
  internal: 500,
  'store-unreachable': 503,
  'issuer-unreachable': 503,
}

const isInName = (character = '') => /[\w-]/.test(character)

/** Calls the folder of the site `SITE_DIR`, for a client on another machine. */
const withoutFolder = (text: string, { root }: SiteDirectory) =>
  text.replaceAll(root, (found, at: number) =>
    isInName(text[at - 1]) || isInName(text[at + root.length]) ? found : 'SITE_DIR',
  )

/** A refusal in words. Any other error is only logged. */
export function apiError(error: unknown, site: SiteDirectory, tellFault: (fault: unknown) => void): ApiError {
  if (error instanceof SiteError)
    return {
      code: error.code,
      message: withoutFolder(error.message, site),
      fix: withoutFolder(error.fix, site),
    }
  tellFault(error)
  return {
    code: 'internal',
    message: 'Something went wrong in the publisher.',
    fix: 'Its log says what. The live site is as it was.',
  }
}

const refuse = (reply: FastifyReply, status: number, error: ApiError) =>
  reply.code(status).header('cache-control', 'no-store').send({ error })

/** Answers errors in the words of the command line, never with a secret. */
export function answerErrors(app: FastifyInstance, site: SiteDirectory): void {
  app.setNotFoundHandler(({ method, url }, reply) =>
    refuse(reply, 404, {
      code: 'request-invalid',
      message: `The publisher has no ${method} ${url}.`,
      fix: 'Check the address after --to, and that this version of the tool fits the site.',
    }),
  )
  app.setErrorHandler((error: unknown, request, reply) => {
    const { statusCode } = error as { statusCode?: number }
    const isOfClient = statusCode !== undefined && statusCode < 500
    const answer = isOfClient
      ? { code: 'request-invalid', message: (error as Error).message, fix: clientFix }
      : apiError(error, site, (err) => request.log.error({ err }, 'request failed'))
    const status = isOfClient ? statusCode : (statusOf[answer.code] ?? 422)
    request.log.info(
      { refused: answer.code, method: request.method, path: request.routeOptions.url },
      'refused',
    )
    return refuse(reply, status, answer)
  })
}

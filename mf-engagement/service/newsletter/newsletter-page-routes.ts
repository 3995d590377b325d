import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reportedError } from '../error-answers'
import type { ServiceParts } from '../service-parts'
import { newsletterPaths } from './newsletter-links'
import { type NewsletterPage, pagePolicy, pageStyle, renderPage, stylePath } from './newsletter-page'
import type { LinkPurpose } from './newsletter-signer'
import { badLink, pageWords } from './page-words'
import { confirm, unsubscribe } from './subscriber-repository'

const tokenSchema = z.object({ token: z.string() })

/**
 * The pages behind the links in mails. Opening one changes nothing, because mail scanners open links. Only a POST acts: the
 * page's button, or a mail program's unsubscribe button (RFC 8058).
 */
export async function newsletterPageRoutes(app: FastifyInstance, parts: ServiceParts): Promise<void> {
  acceptAnyBody(app)
  answerWithPage(app)
  app.get(stylePath, async (_, reply) => reply.type('text/css; charset=utf-8').send(pageStyle))

  askingPage(app, parts, 'confirm', pageWords.askConfirm, 'Confirm subscription')
  app.post(newsletterPaths.confirm, async (request, reply) => {
    const id = subscriberOf(parts, 'confirm', request)
    const outcome = id === null ? 'expired' : await confirm(parts.database, parts.signer, id)
    return outcome === 'active'
      ? sendPage(reply, 200, pageWords.confirmed)
      : sendPage(reply, 404, outcome === 'suppressed' ? pageWords.suppressed : badLink.confirm)
  })

  askingPage(app, parts, 'unsubscribe', pageWords.askUnsubscribe, 'Unsubscribe')
  app.post(newsletterPaths.unsubscribe, async (request, reply) => {
    const id = subscriberOf(parts, 'unsubscribe', request)
    if (id === null) return sendPage(reply, 404, badLink.unsubscribe)
    await unsubscribe(parts.database, parts.signer, id)
    return sendPage(reply, 200, pageWords.unsubscribed)
  })
}

function askingPage(
  app: FastifyInstance,
  parts: ServiceParts,
  purpose: LinkPurpose,
  words: NewsletterPage,
  label: string,
): void {
  app.get(newsletterPaths[purpose], async (request, reply) => {
    const id = subscriberOf(parts, purpose, request)
    if (id === null) return sendPage(reply, 404, badLink[purpose])
    const action = `${newsletterPaths[purpose]}?token=${parts.signer.tokenFor(purpose, id)}`
    return sendPage(reply, 200, { ...words, button: { label, action } })
  })
}

function subscriberOf(parts: ServiceParts, purpose: LinkPurpose, request: FastifyRequest): string | null {
  const token = tokenSchema.safeParse(request.query).data?.token
  return token === undefined ? null : parts.signer.subscriberOf(purpose, token)
}

function sendPage(reply: FastifyReply, status: number, page: NewsletterPage): FastifyReply {
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      // Keeps the token from other sites; the button's POST still sends a referrer.
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .send(renderPage(page))
  )
}

/** A person reads the answer, so a fault of the service is a page. A refused request is answered as everywhere. */
function answerWithPage(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { statusCode } = reportedError(error, request, reply)
    if (statusCode < 500) throw error
    return sendPage(reply, statusCode, pageWords.unavailable)
  })
}

// Only the token in the address matters. A mail program may send its body in either form encoding.
function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentPolicy } from '../answers/security-headers'
import { sendFile, type Sent } from '../answers/send-file'

/** Endings of files that a browser opens as a document and in which it would run scripts. */
const isDocument = (name: string) => /\.(?:svg|xml)$/i.test(name)

/**
 * Sends a file of a build, live or not: who may preview a build can have any file stored, and none of them may act as a page of the
 * site. HTML is sent as text.
 */
export function sendBuildFile(request: FastifyRequest, reply: FastifyReply, { name, file, hash }: Sent) {
  if (isDocument(name)) reply.header('content-security-policy', documentPolicy)
  return sendFile(request, reply, { name: name.replace(/\.html$/i, '.txt'), file, hash })
}

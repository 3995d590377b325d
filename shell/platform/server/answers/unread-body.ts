import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** `answer`, and its end once the client has sent everything. */
async function* untilRead(answer: string | Buffer, incoming: IncomingMessage) {
  yield answer
  for await (const _ of incoming);
}

/**
 * An answer that comes before the whole body has been read, such as 413, ends after it: closed at once, the connection would be reset, and
 * the client would lose the answer. `requestTimeout` ends those who never stop sending.
 */
export function endAfterBody({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (raw.complete || !hasBody(raw)) return payload
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  reply.removeHeader('connection')
  reply.header('content-length', Buffer.byteLength(payload))
  return Readable.from(untilRead(payload, raw))
}

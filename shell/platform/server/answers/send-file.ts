import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { contentTypes } from './content-types'
import type { Encoded, StoredFile } from './file-memory'
import { chooseEncoding, conditionStatus, etagOf, rangeFor, requestedPart } from './negotiate'

/** The type of a file by its ending. */
export function contentType(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const known = Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined
  return known ?? 'application/octet-stream'
}

/** A stored file on its way to a client. */
export interface Sent {
  /** Its ending tells the type. */
  name: string
  file: StoredFile
  /** Names the content of this address. Undefined for an answer that no condition is about: a missing page matches none. */
  hash: string | undefined
}

/** Sends `file` in the smallest encoding that the client takes, or what its conditions ask for. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { name, file, hash }: Sent) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file)
  reply.header('vary', 'accept-encoding')
  if (hash !== undefined) {
    const etag = etagOf(hash, encoding)
    const status = conditionStatus(request.headers, etag)
    reply.header('etag', etag)
    if (status) return reply.code(status).send()
  }
  const encoded = file[encoding] ?? file.identity
  reply.header('content-type', contentType(name))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // What is stored compressed is small. Players ask for parts of the rest.
  else if (!file.br) return sendPart(request, reply, encoded)
  return sendEncoded(request, reply, encoded, { start: 0, end: encoded.size - 1 })
}

function sendPart(request: FastifyRequest, reply: FastifyReply, encoded: Encoded) {
  const part = requestedPart(rangeFor(request.headers, reply.getHeader('etag')), encoded.size)
  reply.header('accept-ranges', 'bytes')
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${encoded.size}`).send()
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${encoded.size}`)
  return sendEncoded(request, reply, encoded, part ?? { start: 0, end: encoded.size - 1 })
}

function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, bytes }: Encoded,
  part: { start: number; end: number },
) {
  if (bytes) return reply.send(bytes.subarray(part.start, part.end + 1))
  reply.header('content-length', part.end - part.start + 1)
  const stream = createReadStream(path, part)
  // When a connection is lost, Node 20 closes the requests that wait on it, but not their answers. It may have been lost already.
  if (request.raw.destroyed) stream.destroy()
  else request.raw.once('close', () => stream.destroy())
  return reply.send(stream)
}

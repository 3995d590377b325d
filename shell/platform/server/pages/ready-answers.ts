import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Release } from '../../store/releases/release'
import type { ReleaseSource } from '../releases/release-source'
import { namesTwoHosts } from './request-target'

declare module 'fastify' {
  interface FastifyReply {
    /** Set where the same request gets the same answer while this release is live. */
    repeatableFor: Release | undefined
  }
}

type Sendable = Pick<FastifyReply, 'repeatableFor' | 'statusCode' | 'getHeaders'>

interface Answer {
  release: Release
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Answers that are kept at most, and their bytes: a file that `FileMemory` has dropped may still be in an answer. */
const most = 1000
const capacity = 16 * 1024 * 1024
/** How long (ms) an answer is kept, by a clock that is never set: what it is made of may be repaired or pruned. */
const freshFor = 5000

/** What could make another answer of the same address. */
const conditions = ['if-match', 'if-none-match', 'range', 'content-length', 'transfer-encoding']
const isPlain = ({ headers }: IncomingMessage) => conditions.every((name) => headers[name] === undefined)

const keyOf = (url: string, { headers }: IncomingMessage) => `${headers['accept-encoding']} ${url}`

/** Gives an answer again that a route has given, without the work of a route: that takes longer than all of Node's own. */
export class ReadyAnswers {
  #answers = new Map<string, Answer>()
  #bytes = 0
  #until = 0

  constructor(readonly live: ReleaseSource) {}

  /** Keeps what a route sends, if it may be sent again. */
  keep({ raw }: Pick<FastifyRequest, 'raw'>, reply: Sendable, body: unknown): void {
    const { repeatableFor: release, statusCode } = reply
    if (!release || statusCode !== 200 || raw.method !== 'GET' || !Buffer.isBuffer(body) || !isPlain(raw))
      return
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()))
    headers['content-length'] = body.length
    this.#put(keyOf(raw.url ?? '', raw), { release, headers, body })
  }

  #put(key: string, answer: Answer): void {
    this.#forget(key)
    const isStale = performance.now() >= this.#until
    const isFull = this.#answers.size >= most || this.#bytes + answer.body.length > capacity
    if (isStale || isFull) for (const other of this.#answers.keys()) this.#forget(other)
    if (isStale) this.#until = performance.now() + freshFor
    this.#answers.set(key, answer)
    this.#bytes += answer.body.length
  }

  #forget(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.length ?? 0
    this.#answers.delete(key)
  }

  /** @returns whether the request has been answered. */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const answer = this.#answers.get(keyOf(url, request))
    if (!answer || performance.now() > this.#until) return false
    if (!this.live.isCurrent() || answer.release !== this.live.latest) return false
    if (!isPlain(request) || namesTwoHosts(request)) return false
    response.writeHead(200, answer.headers).end(answer.body)
    return true
  }
}

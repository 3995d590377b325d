import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Release } from '../store/release'
import type { ReleaseSource } from './live-release'
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

/** Answers that are kept at most, and for how long (ms): what they are made of may be repaired or pruned. */
const most = 1000
const freshFor = 5000

/** What could make another answer of the same address. */
const conditions = ['if-match', 'if-none-match', 'range', 'content-length', 'transfer-encoding']
const isPlain = ({ headers }: IncomingMessage) => conditions.every((name) => headers[name] === undefined)

const keyOf = (url: string, { headers }: IncomingMessage) => `${headers['accept-encoding']} ${url}`

/** Gives an answer again that a route has given, without the work of a route: that takes longer than all of Node's own. */
export class ReadyAnswers {
  #answers = new Map<string, Answer>()
  #until = 0

  constructor(readonly live: ReleaseSource) {}

  /** Keeps what a route sends, if it may be sent again. */
  keep({ raw }: Pick<FastifyRequest, 'raw'>, reply: Sendable, body: unknown): void {
    const { repeatableFor: release, statusCode } = reply
    if (!release || statusCode !== 200 || raw.method !== 'GET' || !Buffer.isBuffer(body) || !isPlain(raw))
      return
    const isStale = Date.now() > this.#until
    if (isStale || this.#answers.size >= most) this.#answers.clear()
    if (isStale) this.#until = Date.now() + freshFor
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()))
    headers['content-length'] = body.length
    this.#answers.set(keyOf(raw.url ?? '', raw), { release, headers, body })
  }

  /** @returns whether the request has been answered. */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const answer = this.#answers.get(keyOf(url, request))
    if (!answer || Date.now() > this.#until || !this.#isLive(answer.release)) return false
    if (!isPlain(request) || namesTwoHosts(request)) return false
    response.writeHead(200, answer.headers).end(answer.body)
    return true
  }

  #isLive(release: Release): boolean {
    return this.live.isCurrent() && release === this.live.latest
  }
}

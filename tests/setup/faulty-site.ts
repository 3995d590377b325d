import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Changes one bit of one letter: the file keeps its length. */
function flipOneBit(body: Buffer): Buffer {
  const middle = body.length >> 1
  body[middle] = (body[middle] ?? 0) ^ 1
  return body
}

/** Where `foreign` code records that it has run; every document of the tab can read it. */
export const foreignMark = 'foreign-code'

/** The script works as before and does one thing more: valid code, which only a hash can refuse. */
const withForeignCode = (body: Buffer) =>
  Buffer.concat([body, Buffer.from(`\n;sessionStorage.setItem('${foreignMark}', import.meta.url)\n`)])

const keep = (body: Buffer) => body

/** Forwards the request to the site, uncompressed; `change` may break the answer, and `wrong` headers replace its own. */
const pass =
  (site: string, change: (body: Buffer) => Buffer = keep, wrong: Record<string, string> = {}): Answer =>
  async (request, response) => {
    const headers = new Headers({
      ...(request.headers as Record<string, string>),
      'accept-encoding': 'identity',
    })
    for (const name of ['connection', 'content-length', 'host']) headers.delete(name)
    const { method = 'GET' } = request
    const body = method === 'POST' ? new Uint8Array(await buffer(request)) : null
    const answer = await fetch(site + request.url, { method, headers, body, redirect: 'manual' })
    response.statusCode = answer.status
    for (const [name, value] of [...answer.headers, ...Object.entries(wrong)])
      if (!['connection', 'keep-alive', 'content-length', 'transfer-encoding'].includes(name))
        response.setHeader(name, value)
    response.end(change(Buffer.from(await answer.arrayBuffer())))
  }

const refuse =
  (status: number): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/plain' }).end('broken on purpose')

const answersOf = (site: string) =>
  ({
    'not found': refuse(404),
    'server error': refuse(500),
    // Longer than any time limit of the shell; the browser disconnects earlier.
    hangs: (_request, response) => void setTimeout(() => response.destroy(), 30_000).unref(),
    refused: (request) => void request.socket.destroy(),
    corrupt: pass(site, flipOneBit),
    foreign: pass(site, withForeignCode),
    'foreign, not stored': pass(site, withForeignCode, { 'cache-control': 'no-store' }),
    'wrong type': pass(site, keep, { 'content-type': 'text/html' }),
  }) satisfies Record<string, Answer>

/** Faults of a file on its way to the browser. */
export type Fault = keyof ReturnType<typeof answersOf>

/** A site behind a web server that breaks chosen files. */
export type FaultySite = Awaited<ReturnType<typeof faultySite>>

/** Starts a web server with faults in front of `site`, an address such as http://localhost:8080. */
export async function faultySite(site: string) {
  const broken = new Map<RegExp, Fault>()
  let count = 0
  const wrong = answersOf(site)
  const healthy = pass(site)
  const server = createServer((request, response) => {
    const [, fault] = [...broken].find(([path]) => path.test(request.url ?? '')) ?? []
    if (fault) count += 1
    void Promise.resolve((fault ? wrong[fault] : healthy)(request, response)).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on, every matching path has this fault. */
    break: (path: RegExp, fault: Fault) => void broken.set(path, fault),
    /** Removes all faults. @returns the number of broken answers since the last call */
    heal: () => {
      broken.clear()
      const before = count
      count = 0
      return before
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

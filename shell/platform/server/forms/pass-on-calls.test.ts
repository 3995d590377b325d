import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { fakeService } from '../testing/fake-service'
import { rawRequest, statusOf } from '../testing/raw-request'
import { servedSample } from '../testing/served-sample'

const json = { 'content-type': 'application/json' }

/** A web server before a service that takes all; `asked` grows. */
async function withService(answerHeaders: Record<string, string> = {}) {
  const asked: IncomingMessage[] = []
  const service = await fakeService((request, response) => {
    asked.push(request.resume())
    request.on('end', () => response.writeHead(201, answerHeaders).end('{"id":"1"}'))
  })
  return { asked, ...(await servedSample({ API_URL: service })) }
}

const post = (length: number, ...headers: string[]) =>
  [
    'POST /api/inquiries HTTP/1.1',
    'Host: college.test',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
    '',
    '',
  ].join('\r\n')

it('serves calls while 200 clients each send one packet of a body and stop', async () => {
  const { port, url, asked } = await withService()
  const sockets = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`${post(100)}{"a":`)
      return socket
    }),
  )
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  const signal = AbortSignal.timeout(5000)
  const answers = [
    fetch(`${url}/api/inquiries`, { method: 'POST', headers: json, body: '{}', signal }),
    fetch(`${url}/api/newsletter/unsubscribe?token=a`, { signal }),
  ]
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(201)
  expect(asked).toHaveLength(2)
})

it('sends nothing to an impostor: the certificate of a service with https is checked', async () => {
  const dir = await temporaryFolder()
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const subject = ['-subj', '/CN=wrong.test', '-days', '1']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  )
  let heard = 0
  const tls = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  const impostor = await fakeService(
    (_, response) => {
      heard++
      response.writeHead(201).end('{"id":"impostor"}')
    },
    onTestFinished,
    tls,
  )
  const { app } = await servedSample({ API_URL: impostor })
  const answer = await app.inject({ method: 'POST', url: '/api/inquiries', headers: json, payload: '{}' })
  expect([answer.statusCode, heard]).toEqual([503, 0])
})

it('leaves headers about the connection out of an answer of the service', async () => {
  const { port } = await withService({
    connection: 'keep-alive, x-hop',
    'keep-alive': 'timeout=72',
    'x-hop': '1',
    'x-end': '1',
  })
  // An answer that says "keep-alive" would make the server wait for more.
  const answer = (await rawRequest(port, `${post(2, 'Connection: close')}{}`)).toLowerCase()
  expect(answer).toContain('\r\nx-end: 1\r\n')
  expect(answer).toContain('\r\nconnection: close\r\n')
  for (const header of ['\r\nkeep-alive:', '\r\nx-hop:']) expect(answer).not.toContain(header)
})

it.each([
  'Keep-Alive: timeout=5',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'TE: trailers',
  'Proxy-Connection: keep-alive',
  'Connection: close, x-hop',
])('passes a call on without what is about the client’s connection: %s', async (header) => {
  const { port, asked } = await withService()
  const connection = header.startsWith('Connection') ? [] : ['Connection: close']
  const answer = await rawRequest(
    port,
    `${post(2, header, 'X-Hop: 1', 'X-Form-Page: /contact', ...connection)}{}`,
  )
  expect(answer).toMatch(/(^|\r\n)HTTP\/1\.1 201 /)
  const [{ headers }] = asked as [IncomingMessage]
  expect(headers).toMatchObject({ ...json, 'x-form-page': '/contact' })
  for (const name of ['keep-alive', 'upgrade', 'expect', 'te', 'proxy-connection'])
    expect(headers).not.toHaveProperty(name)
  if (connection.length === 0) expect(headers).not.toHaveProperty('x-hop')
})

describe('a large body', () => {
  it.each([64 * 1024 + 1, 100_000, 2_000_000])(
    'is refused each time that fetch sends one: %i bytes',
    async (length) => {
      const { url, asked } = await withService()
      for (let turn = 0; turn < 8; turn++) {
        const answer = await fetch(`${url}/api/inquiries`, {
          method: 'POST',
          headers: json,
          body: 'x'.repeat(length),
        })
        expect([answer.status, await answer.json()]).toEqual([
          413,
          { error: { code: 'too_large', message: 'The request is larger than 64 kB.' } },
        ])
      }
      expect(asked).toHaveLength(0)
    },
  )

  it('is taken up to the last byte that the service takes', async () => {
    const { url } = await withService()
    const body = 'x'.repeat(64 * 1024)
    expect((await fetch(`${url}/api/inquiries`, { method: 'POST', headers: json, body })).status).toBe(201)
  })

  it.each([
    ['/api/inquiries', 'application/json', 413],
    ['/api/inquiries', 'text/plain', 413],
    ['/forms/newsletter', 'application/x-www-form-urlencoded', 413],
    ['/about', 'text/plain', 405],
  ])(
    'is answered before its end, and the client can read that: 50 MB in chunks to %s as %s',
    async (path, type, status) => {
      const { port } = await withService()
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
      const head = `POST ${path} HTTP/1.1\r\nHost: college.test\r\nConnection: close\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`
      expect(statusOf(await rawRequest(port, `${head}${chunk.repeat(800)}0\r\n\r\n`))).toBe(status)
    },
  )

  it('is refused by its announced length', async () => {
    const { port } = await withService()
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(post(50_000_000))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(statusOf(answer.toString())).toBe(413)
  })
})

it.each(['GET', 'POST'] as const)(
  'tells a person in words that the page behind a link of a mail is away: %s',
  async (method) => {
    const { app } = await servedSample({ API_URL: 'http://127.0.0.1:9' })
    const ask = (headers = {}) => app.inject({ method, url: '/api/newsletter/unsubscribe?token=a', headers })
    const page = await ask({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect([page.statusCode, page.headers['retry-after'], page.headers['content-type'], page.body]).toEqual([
      503,
      '30',
      'text/plain; charset=utf-8',
      'This page does not answer. Please open the link in your mail again in a few minutes.',
    ])
    const message = 'The inquiry service does not answer. Please try again.'
    for (const answer of [await ask(), await ask({ accept: '*/*' })]) {
      expect(answer.headers['retry-after']).toBe('30')
      expect(answer.json()).toEqual({ error: { code: 'unavailable', message } })
    }
  },
)

it.each(['/api/../metrics', '/api/%2e%2e/metrics', '/api/./../metrics'])(
  'asks the service for nothing outside of its calls: %s',
  async (path) => {
    const { port, asked } = await withService()
    await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: college.test\r\nConnection: close\r\n\r\n`)
    expect(asked.map(({ url }) => url).filter((url) => !url?.startsWith('/api/'))).toEqual([])
  },
)

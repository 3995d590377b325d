import { getRaw, rawRequest, statusOf } from './testing/raw-request'
import { servedSample } from './testing/served-sample'

const blanks = { 'accept-encoding': `gzip${' '.repeat(128_000)}x` }

it.each([
  ...['/', '/about/', '/forms/'].map((start) => ({ url: `${start}${'/'.repeat(128_000)}x`, status: 404 })),
  { url: '/about', headers: blanks, status: 200 },
])('answers 128,000 slashes or blanks at once: %#', async ({ status, ...request }) => {
  const { app } = await servedSample()
  const started = performance.now()
  expect((await app.inject(request)).statusCode).toBe(status)
  // A pattern that backtracks takes many seconds.
  expect(performance.now() - started).toBeLessThan(2000)
})

it('redirects a page with any number of slashes at its end', async () => {
  const { app } = await servedSample()
  const { statusCode, headers } = await app.inject('/about///?from=mail')
  expect([statusCode, headers.location]).toEqual([308, '/about?from=mail'])
})

it('accepts the absolute form of its own address, and of no other', async () => {
  const { port } = await servedSample()
  expect(statusOf(await getRaw(port, 'http://college.test/about'))).toBe(200)
  expect(statusOf(await getRaw(port, 'http://college.test'))).toBe(200)
  expect(statusOf(await getRaw(port, 'http://evil.test/about'))).toBe(404)
})

it('refuses a request that names two hosts', async () => {
  const { port } = await servedSample()
  expect(statusOf(await getRaw(port, '/about', 'Host: evil.test'))).toBe(400)
})

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('says to %s what a page allows', async (method) => {
  const { port } = await servedSample()
  const request = `${method} /about HTTP/1.1\r\nHost: college.test\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello`
  const answer = await rawRequest(port, request)
  expect([statusOf(answer), /\r\nallow: (.*)\r\n/i.exec(answer)?.[1]]).toEqual([405, 'GET, HEAD'])
})

it('ignores conditions on a page that does not exist', async () => {
  const { app } = await servedSample()
  const headers = { 'if-match': '"other"', 'if-none-match': '*' }
  expect((await app.inject({ url: '/no/such', headers })).statusCode).toBe(404)
  expect((await app.inject({ url: '/assets/shell/0123456789abcdef/none.js', headers })).statusCode).toBe(404)
})

it('gives a request half a minute to arrive', async () => {
  const { app } = await servedSample()
  expect(app.server.requestTimeout).toBe(30_000)
})

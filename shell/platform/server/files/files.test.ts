import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '../../config'
import { buildDirectory } from '../../store/places/site-directory'
import { temporarySite } from '../../store/testing/temporary-site'
import { createWebServer } from '../app'
import { openFilesIn } from '../testing/open-files'
import { largeFile, smallFile, version } from '../testing/sample-site'
import { servedSample } from '../testing/served-sample'
import { Unavailable } from '../answers/unavailable'

describe.runIf(process.platform === 'linux')('a connection that is lost before its answers are read', () => {
  it.each([largeFile, smallFile, '/about'])('leaves no file open: %s', async (path) => {
    const { port, site } = await servedSample()
    const request = `GET ${path} HTTP/1.1\r\nHost: college.test\r\n\r\n`
    for (let connection = 0; connection < 5; connection++) {
      const socket = connect(port, '127.0.0.1')
      // More at once close the connection before there is an answer (`refuse-flood.ts`).
      socket.write(request.repeat(10))
      await once(socket, 'data')
      socket.resetAndDestroy()
      await once(socket, 'close')
    }
    await expect.poll(() => openFilesIn(site.root)).toEqual([])
  })
})

it('sends all of a large file, or the part that a player asks for', async () => {
  const { url } = await servedSample()
  const whole = Buffer.from(await (await fetch(url + largeFile)).arrayBuffer())
  expect(whole.equals(Buffer.alloc(5_000_000, 'film'))).toBe(true)
  const ranged = (range: string) => fetch(url + largeFile, { headers: { range } })
  const part = await ranged('bytes=4-11')
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 4-11/5000000',
    'filmfilm',
  ])
  expect((await ranged('bytes=4999996-')).headers.get('content-range')).toBe('bytes 4999996-4999999/5000000')
  expect((await ranged('bytes=-4')).headers.get('content-range')).toBe('bytes 4999996-4999999/5000000')
  const resumed = (held: string) =>
    fetch(url + largeFile, { headers: { range: 'bytes=4-11', 'if-range': held } })
  expect((await resumed(part.headers.get('etag') ?? '')).status).toBe(206)
  expect((await resumed('"of another version"')).status).toBe(200)
  const beyond = await ranged('bytes=5000000-')
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */5000000'])
})

it('gives each encoding of a page and of a file its own ETag', async () => {
  const { app } = await servedSample()
  for (const url of ['/about', smallFile]) {
    const tags = new Map<string, unknown>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const { etag, vary } = (await app.inject({ url, headers })).headers
      expect(vary).toBe('accept-encoding')
      const again = { ...headers, 'if-none-match': `"other", W/${etag}` }
      expect((await app.inject({ url, headers: again })).statusCode).toBe(304)
      tags.set(String(etag), encoding)
    }
    expect(tags.size).toBe(3)
    const [[br]] = [...tags] as [[string, string]]
    expect((await app.inject({ url, headers: { 'if-none-match': br } })).statusCode).toBe(200)
    expect((await app.inject({ url, headers: { 'if-match': '"other"' } })).statusCode).toBe(412)
  }
})

it('answers an error without the headers of the file', async () => {
  const { site, app } = await servedSample()
  await app.inject(largeFile)
  // A prune may delete what the server knows.
  await rm(join(buildDirectory(site, 'shell', version), 'client/film.mp4'))
  const answer = await app.inject({ url: largeFile, headers: { range: 'bytes=0-9' } })
  expect([answer.statusCode, answer.body]).toEqual([
    500,
    'Something went wrong on our side. Please try again.',
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
  for (const name of ['etag', 'accept-ranges', 'content-range']) expect(answer.headers[name]).toBeUndefined()
})

it('is not ready, says why, and answers 503 instead of 404, while its pages are missing', async () => {
  const { site } = await servedSample()
  await rename(site.pages, `${site.pages}-away`)
  const app = await createWebServer(readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  const log = vi.spyOn(app.log, 'error')
  for (const url of ['/', '/about', '/no/such']) {
    const { statusCode, headers } = await app.inject(url)
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '30'])
    expect(headers).not.toHaveProperty('etag')
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect(log).toHaveBeenLastCalledWith({ err: expect.any(Unavailable) as unknown }, 'not ready')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await rename(`${site.pages}-away`, site.pages)
  expect((await app.inject('/about')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

it('tells a visitor to come again while nothing is live, without a command of the operator', async () => {
  const { root } = await temporarySite()
  const app = await createWebServer(readConfig({ SITE_DIR: root, LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  const { statusCode, body, headers } = await app.inject('/')
  expect([statusCode, body, headers['retry-after']]).toEqual([
    503,
    'This site is not ready yet. Please try again in a minute.',
    '30',
  ])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

it('disconnects a client that reads nothing', async () => {
  const { app, port } = await servedSample()
  expect(app.server.timeout).toBe(60_000)
  app.server.timeout = 100
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write(`GET ${largeFile} HTTP/1.1\r\nHost: college.test\r\n\r\n`.repeat(20))
  const [accepted] = await once(app.server, 'connection')
  await once(accepted, 'close')
  socket.destroy()
})

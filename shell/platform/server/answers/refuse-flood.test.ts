import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { openFilesIn } from '../testing/open-files'
import { getRaw, rawRequest, statusOf } from '../testing/raw-request'
import { largeFile } from '../testing/sample-site'
import { servedSample } from '../testing/served-sample'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: college.test\r\n\r\n`
const last = `GET /about HTTP/1.1\r\nHost: college.test\r\nConnection: close\r\n\r\n`

it('answers a few requests that are sent at once, in their order, on one connection', async () => {
  const { port } = await servedSample()
  for (let round = 0; round < 3; round++) {
    const answers = await rawRequest(port, `${get('/none').repeat(5)}${get('/').repeat(5)}${last}`)
    const statuses = answers.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => line.slice(-3))
    expect(statuses).toEqual([...Array<string>(5).fill('404'), ...Array<string>(6).fill('200')])
  }
})

it.each([
  ['/about', 200],
  ['/none', 404],
  [largeFile, 200],
])('closes a connection that asks many times for %s and reads nothing', async (path, status) => {
  const { app, port, site } = await servedSample()
  const open = async () => promisify<number>((done) => app.server.getConnections(done))()
  let taken = 0
  app.server.on('request', () => taken++)
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.pause().write(get(path).repeat(500))
  await once(app.server, 'request')
  await expect.poll(open).toBe(0)
  expect(taken).toBeLessThan(20)
  // The answers that were being made then are made now: requests for a file share the search for it.
  expect(statusOf(await getRaw(port, path))).toBe(status)
  await expect.poll(() => openFilesIn(site.root)).toEqual([])
})

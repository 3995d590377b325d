import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { fakeService } from './testing/fake-service'
import { servedSample } from './testing/served-sample'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: college.test\r\n\r\n`

it('answers a request on an open connection while it stops, then closes the connection', async () => {
  const waiting: ServerResponse[] = []
  const service = await fakeService((_, response) => void waiting.push(response))
  const { app, port } = await servedSample({ API_URL: service })
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (part) => (received += part.toString('latin1')))
  socket.write(get('/api/slow'))
  await expect.poll(() => waiting.length).toBe(1)
  const stopped = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write(get('/about'))
  await once(app.server, 'request')
  waiting[0]?.end('{}')
  await once(socket, 'close')
  await stopped
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n')
})

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { isUnavailable } from './is-unavailable'
import { limitedSocket } from './limited-socket'

it('ends a connection to a host that has become silent; the error says that a later attempt may succeed', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const socket = limitedSocket(50).connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [error] = await once(socket, 'error')
  expect(isUnavailable(error)).toBe(true)
})

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/**
 * A service that answers with `listener`, until the test ends, or the file with `afterAll`; with `tls`, at an https address. Returns its
 * address.
 */
export async function fakeService(
  listener: RequestListener,
  until: (end: () => void) => unknown = onTestFinished,
  tls?: { key: string; cert: string },
) {
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  until(() => {
    server.closeAllConnections()
    server.close()
  })
  return `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`
}

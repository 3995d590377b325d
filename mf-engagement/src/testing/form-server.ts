import type { Window } from 'happy-dom'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { useToasts } from 'shared-ui'

/** One call that a form made. */
interface Received {
  line: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** A real HTTP server in place of the service; the test's page is its `/admissions`. */
async function startFormServer() {
  const received: Received[] = []
  const answer = { status: 201 }
  let held = Promise.resolve()
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    received.push({ line: `${method} ${url}`, headers, body: await json(request) })
    await held
    response.writeHead(answer.status).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  ;(window as unknown as Window).happyDOM.setURL(`http://127.0.0.1:${port}/admissions`)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  /** Holds all answers until the returned function is called. */
  const holdBack = () => {
    let release = () => {}
    held = new Promise((resolve) => (release = resolve))
    return () => release()
  }
  return { received, answer, holdBack, stop }
}

/** Starts a new server before each test of the file, and clears saved entries and notifications. */
export function formServerForEach() {
  const server = {} as Awaited<ReturnType<typeof startFormServer>>
  beforeEach(async () => {
    Object.assign(server, await startFormServer())
    sessionStorage.clear()
    useToasts.setState({ toasts: [] })
  })
  afterEach(() => server.stop())
  return server
}

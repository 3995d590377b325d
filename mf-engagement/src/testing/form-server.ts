import type { Window } from 'happy-dom'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One call that a form made. */
export interface Received {
  line: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** A real HTTP server in the place of the service, with the test's page on its origin. */
export async function startFormServer() {
  const received: Received[] = []
  const answer = { status: 201, after: Promise.resolve() }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: JSON.parse(text),
    })
    await answer.after
    response.writeHead(answer.status).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  ;(window as unknown as Window).happyDOM.setURL(`http://127.0.0.1:${port}/admissions`)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { received, answer, stop }
}

export type FormServer = Awaited<ReturnType<typeof startFormServer>>

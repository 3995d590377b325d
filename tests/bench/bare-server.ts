import { createServer, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

// Node's own server with the answers of the site at SITE in memory: the upper limit for any server in Node.
const { SITE = '', PATHS = '', ENCODING = '' } = process.env

async function answerOf(path: string) {
  const outgoing = request(SITE + path, { headers: { 'accept-encoding': ENCODING } }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers
  return { headers, body: await buffer(answer) }
}

const answers = new Map<string, Awaited<ReturnType<typeof answerOf>>>()
for (const path of PATHS.split(' ')) answers.set(path, await answerOf(path))

const server = createServer(({ url = '' }, response) => {
  const answer = answers.get(url)
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`The bare server is on http://127.0.0.1:${(server.address() as AddressInfo).port}`)

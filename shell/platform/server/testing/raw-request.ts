import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends `text` as it is to 127.0.0.1; resolves with all that came back once the server has closed the connection. */
export async function rawRequest(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(parts).toString('latin1')
}

/** One whole request without a body, on a connection of its own. */
export const getRaw = (port: number, target: string, ...headers: string[]) =>
  rawRequest(
    port,
    [`GET ${target} HTTP/1.1`, 'Host: college.test', 'Connection: close', ...headers, '', ''].join('\r\n'),
  )

/** The number in the first line of an answer. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

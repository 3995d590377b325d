import { Socket } from 'node:net'

/**
 * A socket that ends when nothing has arrived or left for this long. If a host vanishes, TCP alone notices it after 15 minutes, and
 * until then everything waits for the statement that was sent to it.
 */
export function limitedSocket(milliseconds: number): Socket {
  const socket = new Socket()
  const silent = () => Object.assign(new Error('the other side is silent'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(milliseconds, () => socket.destroy(silent()))
}

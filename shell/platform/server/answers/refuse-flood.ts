import { IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection whose answers may wait for an earlier one. Browsers and proxies send one at a time. */
const mostWaiting = 10

const waiting = new WeakMap<Socket, Set<IncomingMessage>>()

/**
 * Closes a connection that sends many requests without reading the answers. Node takes all that are in 64 kB, two thousand of them, and
 * each holds memory until its answer is sent, and an open file if that is a large one.
 * @returns whether the request is of such a connection, and gets no answer
 */
export function refuseFlood(request: IncomingMessage, response: ServerResponse): boolean {
  // An answer that waits has no socket yet.
  if (response.socket) return false
  const { socket } = request
  const requests = waiting.get(socket) ?? new Set()
  waiting.set(socket, requests.add(request))
  response.once('close', () => requests.delete(request))
  if (requests.size <= mostWaiting) return false
  socket.destroy()
  // Node leaves them open, and so their files, because it has stopped to read.
  for (const each of requests) each.destroy()
  return true
}

/**
 * A request. Node would go on with those that came behind it in the same 64 kB after its connection is closed. It stops at an upgrade,
 * as which this shows the next one.
 */
export class RequestOfOpenConnection extends IncomingMessage {
  declare asked: boolean | null

  get upgrade(): boolean | null {
    return this.socket.destroyed || this.asked
  }

  /** Node calls it in the constructor, too. */
  set upgrade(asked: boolean | null) {
    this.asked = asked
  }
}

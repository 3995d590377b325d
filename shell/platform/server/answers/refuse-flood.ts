import { IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection whose answers may wait for an earlier one. Browsers and proxies send one at a time. */
const mostWaiting = 10

const waiting = new WeakMap<Socket, Set<IncomingMessage>>()

/**
 * Closes a connection that sends many requests without reading the answers. Node takes all that are in 64 kB, two thousand of them, and
 * each holds memory until its answer is sent, and an open file if that is a large one. The server has to make `StoppableRequest`s.
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
  // Node leaves them open, and so their files, because it has stopped reading.
  for (const each of requests) each.destroy()
  return true
}

/**
 * A request at which Node stops reading if its connection is closed. By itself Node goes on with all requests in the same 64 kB. Only an
 * upgrade stops it, so a request of a closed connection claims to be one.
 */
export class StoppableRequest extends IncomingMessage {
  /** `declare`: an initialized field would lose what Node's constructor has set. */
  declare isUpgrade: boolean | null

  get upgrade(): boolean | null {
    return this.socket.destroyed || this.isUpgrade
  }

  set upgrade(isUpgrade: boolean | null) {
    this.isUpgrade = isUpgrade
  }
}

import { isIPv6 } from 'node:net'

/** With these a server listens on all addresses of its machine; they are no address to connect to. */
const everywhere = ['0.0.0.0', '::']

/** Where a web server on the same machine reaches a service that listens on `host`. */
export function serviceAddress(host: string, port: string): string {
  const reachable = everywhere.includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`
}

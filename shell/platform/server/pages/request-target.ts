import type { IncomingMessage } from 'node:http'
import { notFoundPath } from './template-pages'

/** A target may name the server as well (RFC 9112, 3.2.2): undefined where it names another than `host`. */
function withoutHost(target: string, host: string): string | undefined {
  const [start, named = ''] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? []
  if (start === undefined) return target
  if (named.toLowerCase() !== host.toLowerCase()) return undefined
  const rest = target.slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** The path and query that a request asks for. One that cannot be decoded gets the 404 page: Fastify would answer it with JSON. */
export function requestTarget({ url = '/', headers }: IncomingMessage): string {
  const target = withoutHost(url, headers.host ?? '')
  return target !== undefined && isDecodable(target) ? target : notFoundPath
}

/** Two `Host` lines: a proxy may have gone by the other one. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (name: string, index: number) =>
    index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host'
  return rawHeaders.filter(isHost).length > 1
}

/** `path` without the slashes at its end. A regular expression would try every slash of a long row as their start. */
export function withoutSlash(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

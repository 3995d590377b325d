import type { IncomingHttpHeaders } from 'node:http'
import type { StoredFile } from './file-memory'

type Encoding = keyof StoredFile

/** `name` and `*` of an `Accept-Encoding`, unless they are refused by a quality of zero. */
function accepts(header: string, name: string): boolean {
  const entries = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
  const entry = entries.find(([coding]) => coding === name) ?? entries.find(([coding]) => coding === '*')
  return entry !== undefined && !entry.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
}

/** The smallest encoding of `file` that the client takes. */
export function chooseEncoding(header: string | undefined, file: StoredFile): Encoding {
  return (['br', 'gzip'] as const).find((name) => file[name] && accepts(header ?? '', name)) ?? 'identity'
}

const endings = { br: '-br', gzip: '-gz', identity: '' }

/** Names the bytes that are sent: those of another encoding are others. */
export const etagOf = (hash: string, encoding: Encoding) => `"${hash}${endings[encoding]}"`

const lists = (header: string, etag: string) =>
  header.trim() === '*' || header.split(',').some((entry) => entry.trim() === etag)

/** The status that a condition of the request asks for instead of the file (RFC 9110, 13). */
export function conditionStatus(headers: IncomingHttpHeaders, etag: string): 304 | 412 | undefined {
  const { 'if-match': wanted, 'if-none-match': known } = headers
  if (wanted !== undefined && !lists(wanted, etag)) return 412
  if (known !== undefined && lists(known.replaceAll('W/', ''), etag)) return 304
  return undefined
}

interface Part {
  start: number
  end: number
}

/** The `Range` of a request, unless its `If-Range` names another version than `etag` (RFC 9110, 13.1.5). */
export const rangeFor = ({ range, 'if-range': held }: IncomingHttpHeaders, etag: unknown) =>
  held === undefined || held === etag ? range : undefined

/** The one part that a `Range` asks for; undefined where the whole file is sent, 'none' where no byte of it is meant. */
export function requestedPart(header: string | undefined, size: number): Part | 'none' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return 'none'
  return start > end ? undefined : { start, end }
}

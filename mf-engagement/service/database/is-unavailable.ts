import { codeOf } from '../error-code'

/**
 * The database is down, overloaded or cannot write at the moment. PostgreSQL: connection lost (08), out of resources such as
 * disk (53), stopped, starting or too slow (57), disk failure (58), and a server that only reads, such as the old one after a
 * failover (25006). Then the socket's codes, and SQLite's.
 */
const codes = [
  /^(08|53|57|58)\w{3}$|^25006$/,
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
  /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN)/,
]

/** pg has no codes for these. */
const texts = /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/

/** libsql has no code for a full disk, and PostgreSQL quotes the system's text. */
export const isFullDisk = ({ message }: Error) => /disk is full|No space left/i.test(message)

/** Whether a later attempt may succeed: the database is at fault, not the request or the code. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    codes.some((pattern) => pattern.test(codeOf(error))) || texts.test(error.message) || isFullDisk(error)
  )
}

import { isFullDisk } from './is-full-disk'

/**
 * The database is away, overloaded or cannot write at the moment. PostgreSQL: connection lost (08), out of resources such as
 * disk (53), stopped, starting or too slow (57), failure of its disk (58). Then the socket, and SQLite.
 */
const codes = [
  /^(08|53|57|58)\w{3}$/,
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/,
  /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN)/,
]

/** pg has no codes for these. */
const texts = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Tells whether a later try may succeed, because the fault lies with the database and not with the request or the code. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.some((pattern) => pattern.test(code)) || texts.test(error.message) || isFullDisk(error)
}

import { DataError } from './data-error'

/** Turns the system's error about a file or folder into a DataError with a fix; returns any other error unchanged. */
export function explainFileFault(error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'path' in error)) return error
  // A program that cannot be started is no place to write to.
  if (String(error.syscall).startsWith('spawn')) return error
  return new DataError('file_unusable', {
    where: String('dest' in error ? error.dest : error.path),
    expected: 'a place where this user may read and write',
    found: error.message,
    fix: 'Give the user of the service the file and its folder, run the command as that user, make the folder, free some space, or name another place (--out, DATA_DIR).',
  })
}

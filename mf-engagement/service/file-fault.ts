import { DataError } from './data-error'
import { codeOf } from './error-code'

/** Turns the system's error about a file or folder into a DataError with a fix; returns any other error unchanged. */
export function explainFileFault(error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error
  const where = placeOf(error)
  // A program that cannot be started is no place to write to.
  if (where === undefined || String(error.syscall).startsWith('spawn')) return error
  return new DataError('file_unusable', {
    where,
    expected: 'a place where this user may read and write',
    found: error.message,
    fix: 'Give the user of the service the file and its folder, run the command as that user, make the folder, free some space, or name another place (--out, DATA_DIR).',
  })
}

function placeOf(error: Error): string | undefined {
  if ('dest' in error) return String(error.dest)
  if ('path' in error) return String(error.path)
  // A write that finds no space names no file.
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? 'the disk' : undefined
}

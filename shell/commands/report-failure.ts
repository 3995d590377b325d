import { ConfigError } from '../config'
import { PublishError } from '../publisher/errors'

/** Faults of the disk that the person at the keyboard can mend. */
const diskFaults: Record<string, string> = {
  ENOSPC:
    'The disk is full. Free some space (`npm run site -- prune` deletes what nobody needs), or set SITE_DIR to another disk.',
  EDQUOT: 'The disk quota is used up. Free some space, or set SITE_DIR to another disk.',
  EACCES:
    'Permission is missing. Give this user the right to write there, or set SITE_DIR to another folder.',
  EPERM: 'Permission is missing. Give this user the right to write there, or set SITE_DIR to another folder.',
  EROFS: 'The folder is read-only. Mount it for writing, or set SITE_DIR to another folder.',
}

/** Prints a failure for the person at the keyboard and ends with a non-zero exit code. */
export function reportFailure(error: unknown): void {
  process.exitCode = 1
  const { code = '', message, path } = error as NodeJS.ErrnoException
  if (error instanceof PublishError) console.error(`${error.message}\n${error.mend}\n(${error.code})`)
  else if (error instanceof ConfigError) console.error(error.message)
  else if (code in diskFaults)
    console.error(
      `${path ?? 'The site directory'} cannot be written: ${message}\n${diskFaults[code]}\nThe live site is as it was.\n(${code})`,
    )
  else console.error(error)
}

import { ConfigError } from '../config'
import { PublishError } from '../publisher/errors'

/** Prints a failure for the person at the keyboard and ends with a non-zero exit code. */
export function reportFailure(error: unknown): void {
  process.exitCode = 1
  if (error instanceof PublishError) console.error(`${error.message}\n${error.mend}\n(${error.code})`)
  else if (error instanceof ConfigError) console.error(error.message)
  else console.error(error)
}

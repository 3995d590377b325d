import { createContext, Script } from 'node:vm'
import { SiteError } from '../../errors/site-error'

/** Longest time of a step of a check (seconds): those of the site's own builds take a tenth of one, on a busy machine a few. */
const longest = 20

/**
 * Longest time (minutes) to render and check all pages of a publish, and as long to open them in a browser: each page alone may take a
 * minute, and the next publish waits.
 */
export const minutesForPages = 20

const context = createContext({})
const call = new Script('check()')

/**
 * The result of `check`, which reads what a build says about `what`. Patterns of a build may backtrack without an end, and this process
 * does nothing else until the check returns. V8 ends it even inside a pattern, which no timer can.
 */
export function inTime<Result>(what: string, check: () => Result, seconds = longest): Result {
  context['check'] = check
  try {
    return call.runInContext(context, { timeout: seconds * 1000 }) as Result
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new SiteError(
      'check-timeout',
      `${what}: expected a check within ${seconds} seconds; found no end of it.`,
      'Make what the build says there smaller or simpler, such as a pattern that repeats what is repeated already, and publish again; the live site is as it was.',
    )
  }
}

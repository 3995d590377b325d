import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../error-code'

const patienceMilliseconds = 5000

/**
 * Repeats `attempt` while another process writes to the file, until five seconds after `since`: callers that wait behind each other
 * share them. SQLite's own `busy_timeout` would block the event loop, and all requests with it, for that time.
 */
export async function retryBusy<Result>(
  attempt: () => Promise<Result>,
  since = performance.now(),
): Promise<Result> {
  const deadline = since + patienceMilliseconds
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    // Random, so that two processes do not collide repeatedly.
    await wait(5 + Math.random() * 20)
  }
}

const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY')

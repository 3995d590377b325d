import { createContext, Script } from 'node:vm'
import { codeOf } from '../error-code'

// During a check the service answers no other request.
const longestMilliseconds = 500

const context = createContext({})
const call = new Script('check()')

/** The result of `check`; undefined if it takes too long. V8 ends it even inside a pattern, which no timer can. */
export function withinTime<Result>(check: () => Result): Result | undefined {
  context['check'] = check
  try {
    return call.runInContext(context, { timeout: longestMilliseconds }) as Result
  } catch (error) {
    if (codeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}

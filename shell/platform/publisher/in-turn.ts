import type { Tell } from './progress'

/** Runs work one after the other: two publishes at once would compete for the processors, and one would have to start again. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return <Result>(work: () => Promise<Result>, tell: Tell): Promise<Result> => {
    if (waiting > 0) tell(`waiting for ${waiting} before this one`)
    waiting++
    const mine = last.then(work, work).finally(() => waiting--)
    last = mine.catch(() => {})
    return mine
  }
}

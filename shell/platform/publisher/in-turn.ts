import { counted } from '../errors/counted'
import type { Tell } from './progress'

/** Moves go before checks that wait, because a rollback may be urgent. */
type Lane = 'moves' | 'checks'

/** Runs work one after the other: two publishes at once would compete for the processors, and one would have to start again. */
export function inTurn() {
  const waiting: Record<Lane, (() => void)[]> = { moves: [], checks: [] }
  let isBusy = false
  const startNext = () => {
    const start = waiting.moves.shift() ?? waiting.checks.shift()
    isBusy = start !== undefined
    start?.()
  }
  return <Result>(lane: Lane, work: () => Promise<Result>, tell: Tell): Promise<Result> => {
    const before = Number(isBusy) + waiting.moves.length + (lane === 'checks' ? waiting.checks.length : 0)
    if (before > 0) tell(`waiting for ${counted(before, 'request')} before this one`)
    const turn = new Promise<void>((start) => void waiting[lane].push(start))
    if (!isBusy) startNext()
    return turn.then(work).finally(startNext)
  }
}

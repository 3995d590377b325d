import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Combination } from '../combination'
import { confinedTo } from './confinement'

/** Longest silence of the renderer (seconds) before it counts as hung. */
export const silenceLimit = 20

/** Starts the process that renders the pages of a combination. */
export const startRenderer = (combination: Combination) =>
  fork(fileURLToPath(new URL('render-child.mjs', import.meta.url)), {
    ...confinedTo([import.meta.dirname, ...[...combination.values()].map(({ dir }) => dir)]),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Pages are long texts: as JSON they take twice as long.
    serialization: 'advanced',
  })

/** Ends a renderer that sends nothing for `silenceLimit` seconds. */
export function endSilent(child: ChildProcess) {
  let seconds = 0
  // Counts turns of this process instead of time: while it is busy with pages, the renderer is not silent.
  const timer = setInterval(() => {
    seconds++
    if (seconds >= silenceLimit) child.kill('SIGKILL')
  }, 1000)
  child.on('message', () => (seconds = 0))
  return { isSilent: () => seconds >= silenceLimit, stop: () => clearInterval(timer) }
}

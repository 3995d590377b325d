import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { printable } from '../../errors/printable'
import type { Combination } from '../compose/combination'
import { confinedTo } from './confinement'

/** Longest silence of the renderer (seconds) before it counts as hung. */
const silenceLimit = 20

/** Starts the process that renders the pages of a combination. */
export function startRenderer(combination: Combination): ChildProcess {
  const child = fork(fileURLToPath(new URL('render-child.mjs', import.meta.url)), {
    ...confinedTo([import.meta.dirname, ...[...combination.values()].map(({ dir }) => dir)]),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Pages are long texts: as JSON they take twice as long.
    serialization: 'advanced',
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => process.stdout.write(printable(text)))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => process.stderr.write(printable(text)))
  return child
}

/** Longest time of a render (seconds), and for each page more: an ordinary page takes a tenth of a second. */
const [timeOfRender, timeOfPage] = [60, 2]

/** Ends a renderer that sends nothing for `silenceLimit` seconds, or that takes too long in all. */
export function endIfLate(child: ChildProcess) {
  let [silence, total, limit] = [0, 0, timeOfRender]
  const late = () => {
    if (silence >= silenceLimit) return silenceLimit
    return total >= limit ? limit : undefined
  }
  // Counts turns of this process instead of time: while it is busy with pages, the renderer is not late.
  const timer = setInterval(() => {
    silence++
    total++
    if (late() !== undefined) child.kill('SIGKILL')
  }, 1000)
  child.on('message', () => (silence = 0))
  return {
    /** The limit that it passed (seconds); undefined if none. */
    late,
    allow: (pages: number) => void (limit += pages * timeOfPage),
    stop: () => clearInterval(timer),
  }
}

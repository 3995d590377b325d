import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { printable } from '../../errors/printable'
import type { Combination } from '../compose/combination'
import { confinedTo } from './confinement'

/**
 * Starts the process that renders the pages of a combination. Its stream 3 is its channel in both directions (`renderer-messages.ts`): on a
 * channel of Node's own, bytes that are no message would end this process.
 */
export function startRenderer(combination: Combination): ChildProcess {
  const { command, options } = confinedTo([
    import.meta.dirname,
    ...[...combination.values()].map(({ dir }) => dir),
  ])
  const [program, ...args] = command
  const child = spawn(program, [...args, join(import.meta.dirname, 'render-child.mjs')], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  passOn(child.stdout, process.stdout)
  passOn(child.stderr, process.stderr)
  return child
}

/** Most characters that a renderer may print: the log is on a disk, and what follows is read and dropped. */
const mostPrinted = 100_000

/** Passes on what a renderer prints. */
function passOn(printed: Readable | null, target: NodeJS.WriteStream): void {
  let left = mostPrinted
  printed?.setEncoding('utf8').on('data', (text: string) => {
    if (left <= 0) return
    target.write(printable(text.slice(0, left)))
    left -= text.length
    if (left <= 0) target.write('\nThe renderer prints more, which is left out.\n')
  })
}

/** Ends the renderer. Without an id, because it did not start, the signal would go to the group of this process. */
export function endRenderer(child: ChildProcess): void {
  if (child.pid !== undefined) child.kill('SIGKILL')
}

/** Longest silence of the renderer (seconds) before it counts as hung. */
const silenceLimit = 20

/** Longest time of a render (seconds), and for each page more: an ordinary page takes a tenth of a second. */
const [timeOfRender, timeOfPage] = [60, 2]

/** Ends a renderer that lets this process wait for `silenceLimit` seconds, or too long in all. */
export function endIfLate(child: ChildProcess) {
  let [silence, total, limit, isAwaited] = [0, 0, timeOfRender, false]
  const late = () => {
    if (silence >= silenceLimit) return silenceLimit
    return total >= limit ? limit : undefined
  }
  // Counts turns of this process instead of time: while it is busy with pages, the renderer is not late.
  const timer = setInterval(() => {
    if (!isAwaited) return
    silence++
    total++
    if (late() !== undefined) endRenderer(child)
  }, 1000)
  return {
    /** The limit that it passed (seconds); undefined if none. */
    late,
    /** This process waits for a message from now on. */
    listen: () => void (isAwaited = true),
    /** It has sent a message. */
    hear: () => void ([silence, isAwaited] = [0, false]),
    allow: (pages: number) => void (limit += pages * timeOfPage),
    stop: () => clearInterval(timer),
  }
}

import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** What the preview does next: show what is saved, or publish it. */
type Step = 'show' | 'publish'

/** How often the sources are compared (ms), which takes 7 ms for a remote; and how far apart files that are saved together may come (ms). */
const [interval, together] = [500, 100]

/** Yields until `end` is aborted: `show` when the sources have changed or the person at `keyboard` types Enter, `publish` at p and Enter. */
export async function* nextSteps(
  keyboard: Readable,
  hasChanged: () => boolean,
  end: AbortSignal,
): AsyncGenerator<Step> {
  const typed: string[] = []
  let wake = () => {}
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms)
    })
  const input = createInterface({ input: keyboard })
  input.on('line', (line) => {
    typed.push(line.trim())
    wake()
  })
  end.addEventListener('abort', () => wake())
  while (!end.aborted) {
    const line = typed.shift()
    if (line === 'p') yield 'publish'
    else if (line === '') {
      // Several in a row, such as for an empty space on the screen, are one.
      if (typed[0] !== '') yield 'show'
    } else if (line !== undefined)
      console.log('Type p and Enter to publish what is saved, Enter to check it again, Ctrl+C to end.')
    else if (!hasChanged()) await sleep(interval)
    else {
      await sleep(together)
      if (typed.length === 0 && !end.aborted) yield 'show'
    }
  }
  input.close()
}

import type { ChildProcess } from 'node:child_process'
import { endIfLate } from './start-renderer'
import { renderSample } from './testing/render-sample'

beforeEach(() => void vi.useFakeTimers())

/** A renderer that sends a message every `pause` seconds, until `seconds` have passed. */
function startTalking(pause: number, seconds: number, pages = 0) {
  const kill = vi.fn<() => boolean>()
  const child = { kill, pid: 1 } as unknown as ChildProcess
  const watch = endIfLate(child)
  watch.allow(pages)
  watch.listen()
  for (let at = 0; at < seconds; at += pause) {
    vi.advanceTimersByTime(Math.min(pause, seconds - at) * 1000)
    if (at + pause < seconds) {
      watch.hear()
      watch.listen()
    }
  }
  watch.stop()
  return { isEnded: kill.mock.calls.length > 0, late: watch.late() }
}

it.each([
  ['is silent for 20 seconds', 20, 20, 0, 20],
  ['takes 60 seconds without a page', 19, 60, 0, 60],
  ['takes two more for each page', 19, 260, 100, 260],
])('ends a renderer that %s', (_, pause, seconds, pages, late) => {
  expect(startTalking(pause, seconds, pages)).toEqual({ isEnded: true, late })
})

it.each([
  [19, 59, 0],
  [19, 259, 100],
])('leaves one that talks every %i seconds for %i with %i pages', (...talk) => {
  expect(startTalking(...talk)).toEqual({ isEnded: false, late: undefined })
})

it('leaves one that waits, because this process has pages in hand', () => {
  const kill = vi.fn<() => boolean>()
  const watch = endIfLate({ kill, pid: 1 } as unknown as ChildProcess)
  watch.listen()
  watch.hear()
  vi.advanceTimersByTime(1_000_000)
  watch.stop()
  expect(kill).not.toHaveBeenCalled()
})

it('passes on the beginning of what the code of remotes prints', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await renderSample("for (let line = 0; line < 3000; line++) console.log('herbs '.repeat(100))")
  const printed = write.mock.calls.map(([text]) => String(text)).join('')
  expect(printed.length).toBeLessThan(101_000)
  expect(printed).toMatch(/^herbs [^]*The renderer prints more, which is left out\.\n$/)
})

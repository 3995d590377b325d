import { PassThrough } from 'node:stream'
import { nextSteps } from './next-steps'

let changed = false
const keyboard = new PassThrough()
const end = new AbortController()
const asked = nextSteps(keyboard, () => changed, end.signal)

it('asks to show what has changed, again at Enter, to publish at p, and ends', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const first = asked.next()
  changed = true
  expect(await first).toEqual({ value: 'show', done: false })
  changed = false
  const second = asked.next()
  keyboard.write('publish\n\n\n p \n')
  expect(await second).toEqual({ value: 'show', done: false })
  expect(await asked.next()).toEqual({ value: 'publish', done: false })
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Type p and Enter/))
  // A keyboard that is gone, as in a process without a terminal, ends nothing.
  keyboard.end()
  const third = asked.next()
  changed = true
  expect(await third).toEqual({ value: 'show', done: false })
  changed = false
  const fourth = asked.next()
  end.abort()
  expect(await fourth).toEqual({ value: undefined, done: true })
})

it('asks to publish at once if p comes together with a change', async () => {
  const line = new PassThrough()
  const both = nextSteps(line, () => true, new AbortController().signal)
  const first = both.next()
  line.write('p\n')
  expect(await first).toEqual({ value: 'publish', done: false })
})

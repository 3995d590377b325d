import { hourly } from './hourly'

it('works once an hour, although the clock was a year ahead at the first time', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2027-06-01') })
  const work = vi.fn(async () => {})
  const call = hourly(work)
  await call()
  vi.setSystemTime('2026-06-01')
  await call()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_600_000)
  await call()
  expect(work).toHaveBeenCalledTimes(2)
})

it('lets a call wait for the work that an earlier one started', async () => {
  let end = () => {}
  const call = hourly(() => new Promise<void>((resolve) => (end = resolve)))
  const second = vi.fn()
  const calls = [call(), call().then(second)]
  await new Promise(setImmediate)
  expect(second).not.toHaveBeenCalled()
  end()
  await Promise.all(calls)
  expect(second).toHaveBeenCalled()
})

import { todaysDates } from './todays-dates'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['America/Vancouver', '2026-11-24T01:00:00Z', ['2026-11-24', '2026-11-23']],
  ['America/Vancouver', '2026-11-23T20:00:00Z', ['2026-11-23']],
  ['UTC', '2026-11-24T01:00:00Z', ['2026-11-24']],
])('in %s at %s, today is %j', (zone, time, dates) => {
  vi.stubEnv('TZ', zone)
  expect(todaysDates(new Date(time))).toEqual(dates)
})

import { sendingLimit } from './sending-limit'

it('takes at most 300 calls for the builds of a remote in an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const count = sendingLimit()
  for (let build = 0; build < 300; build++) count('mf-herbs')
  expect(() => count('mf-herbs')).toThrow('mf-herbs: expected at most 300 calls of POST /builds in an hour')
  count('mf-roots')
  vi.setSystemTime(Date.now() + 3_600_000)
  count('mf-herbs')
})

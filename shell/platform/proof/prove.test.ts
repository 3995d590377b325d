import { sampleRelease } from '../store/testing/sample-release'
import { proveRelease } from './prove'

it('opens no page after twenty minutes: each may take a minute, and other publishes wait', async () => {
  let minutes = 0
  vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000)
  const frozen = async () => {
    minutes += 10
    throw new Error('frozen')
  }
  const server = { url: 'http://localhost', show: () => {}, stop: async () => {} }
  const pages = Array.from({ length: 9 }, (_, index) => ({
    path: `/${index}`,
    remote: 'mf-a',
    forms: [],
    paths: [],
  }))
  const findings = await proveRelease(server, frozen, sampleRelease(), pages)
  expect(findings.map(({ found }) => found.replace(/:.*/, ''))).toEqual([
    ...Array.from({ length: 2 }, () => 'frozen'),
    ...Array.from({ length: 7 }, () => 'no turn within 20 minutes'),
  ])
})

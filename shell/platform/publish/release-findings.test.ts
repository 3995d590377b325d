import { sampleBuilds, samplePage } from '../store/testing/sample-build'
import { sampleRelease, sampleReleasePage } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import type { Budgets } from './checks/check-budgets'
import * as links from './checks/check-links'
import type { Finding } from './checks/finding'
import { releaseFindings } from './release-findings'

const fault: Finding = { page: '/herbs', check: 'one h1', expected: 'one', found: '0', remote: 'mf-sample' }

it.each([
  ['no finding', [], 2],
  ['one finding', [fault], 4],
])('with %s, compares titles and descriptions of so many', async (_, findings, times) => {
  const check = vi.spyOn(links, 'checkUnique')
  onTestFinished(() => check.mockRestore())
  const combination = sampleBuilds({ name: 'shell', pages: [] }, { pages: [samplePage('/herbs')] })
  const pages = { '/herbs': sampleReleasePage({ remote: 'mf-sample' }) }
  const previous = sampleRelease({ pages })
  const context = {
    site: await temporarySite(),
    origin: '',
    live: combination,
    changing: [],
    combination,
    previous,
  }
  const rendered = { pages, islands: {}, findings, before: [], fallbacks: [], rendered: [], repaired: [] }
  await releaseFindings({ ...context, budgets: {} as Budgets, fresh: [] }, rendered)
  expect(check).toHaveBeenCalledTimes(times)
})

import { siteWithSample } from '../../setup/published-site'
import { earlierCheckout } from './earlier-checkout'

it('publishes a remote that was built in an earlier checkout, with its kit and tools', async () => {
  const published = await siteWithSample()
  const clone = await earlierCheckout()
  onTestFinished(clone.remove)
  const { builds } = await published.live()
  // That day had no glossary, to which the terms of others lead: accepted.
  const { code, output } = await published.command('publish', '--force', '--from', await clone.build())
  expect([code, output]).toEqual([0, expect.stringContaining('is live')])
  expect((await published.live()).builds['mf-resources']).not.toBe(builds['mf-resources'])
})

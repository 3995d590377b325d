import { servedSample } from './testing/served-sample'
import { publishPages } from './testing/sample-site'

it('requires https if the live release uses it, also without PUBLIC_ORIGIN', async () => {
  const { app, site } = await servedSample({}, 'https://college.test')
  for (const url of ['/healthz', '/', '/no/such', '/robots.txt'])
    expect((await app.inject(url)).headers).toHaveProperty('strict-transport-security')
  await publishPages(site, '2222222222222222', 'on http', 'http://college.test')
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security')
})

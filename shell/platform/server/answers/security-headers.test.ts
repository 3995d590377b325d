import { contentSecurityPolicy } from './security-headers'
import { publishPages } from '../testing/sample-site'
import { servedSample } from '../testing/served-sample'

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/)))

it('allows the page’s own files, its hashed styles and its import map, and nothing else', () => {
  expect(
    directives(
      contentSecurityPolicy(
        { styles: ["'sha256-a='", "'sha256-b='"], scripts: ["'sha256-c='"] },
        'http://college.example',
      ),
    ),
  ).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-c='",
    'style-src': "'self' 'sha256-a=' 'sha256-b='",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'published-html',
  })
})

it('does not require trusted types of a page without an import map: its shell is an earlier one', () => {
  expect(contentSecurityPolicy({ styles: [], scripts: [] }, 'http://college.example')).not.toContain(
    'trusted-types',
  )
})

it('requires https if the live release uses it, also without PUBLIC_ORIGIN', async () => {
  const { app, site } = await servedSample({}, 'https://college.test')
  for (const url of ['/healthz', '/', '/no/such', '/robots.txt'])
    expect((await app.inject(url)).headers).toHaveProperty('strict-transport-security')
  await publishPages(site, '2222222222222222', 'on http', 'http://college.test')
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security')
})

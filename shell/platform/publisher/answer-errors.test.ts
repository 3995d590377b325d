import { sha256Of } from '../files/hash'
import { samplePublisher } from './testing/sample-publisher'
import { keepContent } from './uploads'

it('an address that the publisher does not have is refused in its words', async () => {
  const { app, newToken } = await samplePublisher()
  const { headers } = await newToken()
  const answer = await app.inject({ url: '/releases/status', headers })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    {
      error: {
        code: 'request-invalid',
        message: 'The publisher has no GET /releases/status.',
        fix: expect.stringContaining('--to') as string,
      },
    },
  ])
})

it('a body that is no JSON is refused with a fix for a team without the documents of the site', async () => {
  const { app, newToken } = await samplePublisher()
  const headers = { ...(await newToken()).headers, 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/moves', headers, payload: '{' })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { error: { code: 'request-invalid', fix: expect.stringContaining('npx --no remote publish') as string } },
  ])
})

it('a refusal names no folder of the publisher’s machine', async () => {
  const { app, site, newToken } = await samplePublisher()
  const sha256 = sha256Of('')
  await keepContent(site, sha256, Buffer.of())
  const build = { remote: 'mf-herbs', files: { 'client/empty.js': { sha256, bytes: 0 } } }
  for (const [url, payload, words] of [
    ['/builds', build, /"SITE_DIR.work.upload-[^"/]+.remote.json cannot be read: .*open 'SITE_DIR/],
    ['/moves', { kind: 'rollback' }, /Nothing is published in SITE_DIR yet/],
  ] as const) {
    const { headers } = await newToken()
    expect((await app.inject({ method: 'POST', url, headers, payload })).body).toMatch(words)
  }
})

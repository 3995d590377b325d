import { samplePublisher } from './testing/sample-publisher'

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

import { contactMessage, quickInquiry } from './testing/entries'
import { publicOrigin, startTestService, type TestService } from './testing/test-service'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function storedInquiries(): Promise<number> {
  return (await service.database.selectFrom('inquiries').select('id').execute()).length
}

type Refusal = [what: string, path: string, request: RequestInit, status: number, code: string]

describe('refused requests, always answered as JSON', () => {
  const json = { 'content-type': 'application/json' }
  const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', body, headers })
  const inquiry = (headers: Record<string, string>) =>
    post(JSON.stringify(quickInquiry), { ...json, ...headers })
  const ofType = (type: string): Refusal => [
    `an inquiry as ${type}`,
    '/api/inquiries',
    inquiry({ 'content-type': type }),
    415,
    'unsupported_media_type',
  ]
  const toPath = (path: string): Refusal => [`an inquiry to ${path}`, path, inquiry({}), 404, 'not_found']
  const withKey = (key: string): Refusal => [
    `an inquiry with the key ${key.slice(0, 10)}`,
    '/api/inquiries',
    inquiry({ 'idempotency-key': key }),
    400,
    'bad_request',
  ]

  it.each<Refusal>([
    ...[
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json5',
      ';;;',
    ].map(ofType),
    [
      'plain text',
      '/api/newsletter',
      post('{"email":"a@b.example"}', { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    ],
    ['no content at all', '/api/inquiries', { method: 'POST' }, 415, 'unsupported_media_type'],
    ['broken JSON', '/api/inquiries', post('{"fullName": '), 400, 'bad_request'],
    ['an empty body', '/api/inquiries', post(''), 400, 'bad_request'],
    ['prototype keys', '/api/inquiries', post('{"__proto__": {"admin": true}}'), 400, 'bad_request'],
    [
      'more than 64 kB',
      '/api/inquiries',
      post(JSON.stringify({ message: 'x'.repeat(64 * 1024) })),
      413,
      'too_large',
    ],
    ['another method', '/api/inquiries', { method: 'GET' }, 405, 'method_not_allowed'],
    [
      'another method with a body',
      '/api/newsletter',
      { ...post('{}'), method: 'PUT' },
      405,
      'method_not_allowed',
    ],
    ['a preflight', '/api/inquiries', { method: 'OPTIONS' }, 405, 'method_not_allowed'],
    ['an unknown path', '/api/unknown', { method: 'GET' }, 404, 'not_found'],
    [
      'an unknown path with a body',
      '/api/unknown',
      post('a=b', { 'content-type': 'text/xml' }),
      404,
      'not_found',
    ],
    ...[
      '/api/inquiries/',
      '/api/Inquiries',
      '/api//inquiries',
      '/api/inquiries/..%2f',
      '/api/%00',
      '/inquiries',
    ].map(toPath),
    ['an address that cannot be decoded', '/api/%zz', { method: 'GET' }, 400, 'bad_request'],
    ...['short', 'with a space', 'tab\tkey-key', 'x'.repeat(201)].map(withKey),
  ])('%s', async (_, path, request, status, code) => {
    const before = await storedInquiries()
    const answer = await fetch(service.url + path, request)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const body = await answer.json()
    expect(body).toEqual({ error: { code, message: expect.any(String) } })
    expect(await storedInquiries()).toBe(before)
  })

  it('answers a wrong method with the allowed ones', async () => {
    const answer = await fetch(`${service.url}/api/inquiries`, { method: 'DELETE' })
    expect(answer.headers.get('allow')).toBe('POST')
  })

  it('a body of exactly 64 kB is read', async () => {
    const body = JSON.stringify(contactMessage).padEnd(64 * 1024)
    expect((await service.post('/api/inquiries', body)).status).toBe(201)
  })
})

it('invalid entries are answered with the message of each field', async () => {
  const answer = await service.post('/api/inquiries', {
    type: 'podcast_guest',
    fullName: 'A',
    email: 'a@',
    format: '3-hour',
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    error: {
      code: 'invalid',
      message: 'Please check the entries and try again.',
      fields: {
        fullName: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        expertise: 'Please describe your area of expertise',
        topic: 'Please describe your preferred topic',
        format: 'Please select a format preference',
      },
    },
  })
})

describe('who may send', () => {
  it.each([
    ['the site by its public origin', { origin: publicOrigin }, 201],
    [
      'the site by the address it is reached at',
      { origin: 'http://localhost:8080', 'x-forwarded-host': 'localhost:8080' },
      201,
    ],
    ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin', origin: publicOrigin }, 201],
    ['a program that is no browser', {}, 201],
    ['a page of another site', { origin: 'https://elsewhere.example' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    ['a page whose origin is no address', { origin: '%%' }, 403],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: publicOrigin }, 403],
  ])('%s', async (_, headers, status) => {
    const before = await storedInquiries()
    const answer = await service.post('/api/inquiries', quickInquiry, headers)
    expect(answer.status).toBe(status)
    expect(await storedInquiries()).toBe(before + (status === 201 ? 1 : 0))
  })
})

describe('every answer', () => {
  it.each(['/healthz', '/api/unknown', '/api/%zz', '/api/newsletter/confirm'])(
    '%s is not stored by caches, and its type is not guessed',
    async (path) => {
      const answer = await fetch(service.url + path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('sets no cookie and allows no other origin', async () => {
    const answer = await service.post('/api/inquiries', quickInquiry)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it('gives a request half a minute to arrive', () => {
  expect(service.app.server.requestTimeout).toBe(30_000)
})

import type { IncomingMessage } from 'node:http'
import { fakeService } from 'platform/server/testing/fake-service'
import { publishedSite, testOrigin } from '../setup/published-site'

// What the service is asked last, and how it answers.
let asked: IncomingMessage
let answer: { status: number; body: unknown; headers?: Record<string, string> }

const service = await fakeService((request, response) => {
  asked = request
  response
    .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    .end(JSON.stringify(answer.body))
}, afterAll)

const published = await publishedSite(afterAll)
const { app } = await published.webServer({
  TRUST_PROXY: 'true',
  API_URL: service,
})
beforeEach(() => {
  answer = { status: 201, body: { id: '1' } }
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (kind: string, payload = '', headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/forms/${kind}`, payload, headers: { ...form, ...headers } })

it.each([
  ['/forms/contact-message', form, 'fullName=Mira'],
  ['/api/inquiries', { 'content-type': 'application/json' }, '{}'],
])(
  'tells the service the client that the proxy names, without its port, not those the client invents: %s',
  async (url, headers, payload) => {
    for (const [named, client] of [
      ['203.0.113.2:52144', '203.0.113.2'],
      ['[2001:db8::7]:52144', '2001:db8::7'],
    ]) {
      const forwarded = { 'x-forwarded-for': `203.0.113.1, ${named}` }
      await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...forwarded } })
      expect(asked.headers['x-forwarded-for']).toBe(client)
    }
  },
)

it('takes a form of the site’s own address behind a proxy that passes on another host', async () => {
  const send = (origin: string) =>
    post('contact-message', 'fullName=Mira', { origin, host: '127.0.0.1:8080' })
  expect((await send(testOrigin)).statusCode).toBe(303)
  for (const other of ['http://evil.test', 'https://college.test', `${testOrigin}.evil.test`, 'null'])
    expect((await send(other)).statusCode).toBe(403)
})

it('tells the service the host that the browser asked: the service refuses calls from pages of other hosts', async () => {
  const headers = { 'content-type': 'application/json', host: 'preview.college.example' }
  await app.inject({ method: 'POST', url: '/api/inquiries', payload: '{}', headers })
  expect(asked.headers['x-forwarded-host']).toBe('preview.college.example')
})

it.each([
  ['a field twice', form, 'form-page=1&form-page=2'],
  ['no fields', {}, ''],
  ['no object', { 'content-type': 'application/json' }, 'null'],
  ['a field that is no text', { 'content-type': 'application/json' }, '{"fullName":{}}'],
])('refuses a form with %s in words', async (_, headers, payload) => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/forms/newsletter',
    payload,
    headers,
  })
  expect([statusCode, body]).toEqual([400, 'A form sends each of its fields once, as text.'])
})

it('forwards the fields about a form, and none with a similar name; the web server itself says which page it is on', async () => {
  const sent = 'form-trap=x&form-wording=w&form-%C3%BC=1&form-x%0D%0Ay=1&form-page=1'
  expect((await post('contact-message', sent)).statusCode).toBe(303)
  const names = Object.keys(asked.headers).filter((name) => name.startsWith('x-form'))
  expect(names.toSorted()).toEqual(['x-form-page', 'x-form-trap', 'x-form-wording'])
  expect(asked.headers['x-form-page']).not.toBe('1')
})

it('loses no form over the content of the fields about it', async () => {
  const about = new URLSearchParams({ 'form-trap': 'für', 'form-wording': 'w'.repeat(9000) })
  expect((await post('contact-message', `fullName=Mira&${about.toString()}`)).statusCode).toBe(303)
  expect(asked.headers).toMatchObject({ 'x-form-trap': 'filled', 'x-form-wording': 'w'.repeat(200) })
})

it('waits ten seconds for the service, no longer', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const page = await post('contact-message', 'fullName=Mira')
  expect([page.statusCode, patience.mock.calls]).toEqual([503, [[10_000]]])
  expect(page.body).toContain('<li>Failed to send message. Please try again.</li>')
})

it('takes the longest application in a script of three bytes a letter', async () => {
  const lengths = { expertise: 2000, topic: 2000, message: 5000 }
  const entries = Object.entries(lengths).map(([name, length]) => [name, 'आ'.repeat(length)])
  expect((await post('podcast-guest', new URLSearchParams(entries).toString())).statusCode).toBe(303)
})

it.each([
  ['what no form holds', 300 * 1024, 201],
  ['what the service does not take', 10, 413],
])('answers %s with the page that says so: it is too long', async (_, length, status) => {
  answer = { status, body: { error: { code: 'too_large', message: 'The request is larger than 64 kB.' } } }
  const page = await post('contact-message', `message=${'x'.repeat(length)}`)
  expect(page.statusCode).toBe(413)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<li>What you wrote is too long. Please shorten it and try again.</li>')
})

const entered = ({ body }: { body: string }) =>
  [...body.matchAll(/<dt[^>]*>([^<]*)<.dt><dd[^>]*>([^<]*)/g)].map(([, ...entry]) => entry)

it('lists on the page of a refused form what was entered, but nothing that the visitor did not see', async () => {
  answer = { status: 422, body: { error: { fields: { email: 'Please enter a valid email address' } } } }
  const about = '&form-trap=x&form-wording=inquiry-2026-1'
  const inquiry = await post(
    'quick-inquiry',
    `fullName=Mira+%3Cb%3E%FF%00&program=PKT&phone=&__proto__=x${about}`,
  )
  expect(entered(inquiry)).toEqual([
    ['Full Name', 'Mira &lt;b&gt;\ufffd'],
    ['Program of Interest', 'PKT'],
  ])
  expect(entered(await post('newsletter', `email=mira${about}`))).toEqual([['Email address', 'mira']])
})

it('does not say what was entered where it was not read', async () => {
  const tooLong = await post('contact-message', `message=${'x'.repeat(300 * 1024)}`)
  expect(tooLong.body).not.toContain('What you entered')
  expect(tooLong.body).not.toContain('%label%')
})

it.each([
  [
    422,
    { error: { fields: { email: 'Please enter a valid email address' } } },
    'Please enter a valid email address',
  ],
  [429, { error: { code: 'rate_limited' } }, 'Failed to send message. Please try again.'],
  [503, { error: { code: 'unavailable' } }, 'Failed to send message. Please try again.'],
])(
  'answers %i where the service does, with its messages about fields or else the form’s own',
  async (status, body, said) => {
    answer = { status, body }
    const page = await post('contact-message', 'fullName=Mira')
    expect(page.statusCode).toBe(status)
    expect(page.body).toContain(`<li>${said}</li>`)
  },
)

it.each([
  ['quick-inquiry', '/admissions'],
  ['contact-message', '/contact'],
  ['podcast-guest', '/podcast'],
  ['newsletter', '/'],
])('leads to the thanks of %s where the browser does not say which page it is on', async (kind, path) => {
  const { statusCode, headers } = await post(kind, 'fullName=Mira')
  expect([statusCode, headers.location]).toEqual([303, `${path}#${kind}-thanks`])
  expect(asked.headers['x-form-page']).toBe(path)
})

it.each(['https://evil.example//evil.example/about', 'x:constructor'])(
  'leads to no other site and to no page that is not there: %s',
  async (referer) => {
    const { statusCode, headers } = await post('newsletter', 'email=a%40b.example', { referer })
    expect([statusCode, headers.location]).toEqual([303, '/#newsletter-thanks'])
  },
)

it('tells a browser when to try again where the service says so', async () => {
  answer = { status: 503, body: { error: { code: 'unavailable' } }, headers: { 'retry-after': '7' } }
  expect((await post('contact-message', 'fullName=Mira')).headers['retry-after']).toBe('7')
})

it('a form that is sent again carries the key that it had: the first one may have arrived', async () => {
  const keyOf = async (payload: string) => {
    await post('contact-message', payload)
    return asked.headers['idempotency-key']
  }
  const first = await keyOf('fullName=Mira&form-wording=inquiry-2025-1')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await keyOf('fullName=Mira&form-wording=inquiry-2025-1')).toBe(first)
  expect(await keyOf('fullName=Asha&form-wording=inquiry-2025-1')).not.toBe(first)
})

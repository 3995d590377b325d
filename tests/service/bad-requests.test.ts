import { startTestService } from 'inquiry-service/testing/test-service'
import { rawRequest, statusOf } from 'platform/server/testing/raw-request'
import { badRequest, badRequestKinds } from './bad-requests'
import { seededRandom } from '../setup/seeded-random'

const count = process.env['LONG'] === '1' ? 5000 : 500
const seed = Number(process.env['SEED'] ?? 2026)

const service = await startTestService({ environment: { RATE_LIMIT: '1000000', LOG_LEVEL: 'error' } })
afterAll(service.stop)

async function storedRows(): Promise<number> {
  const { database } = service
  const rows = await Promise.all(
    (['inquiries', 'subscribers', 'suppressions', 'outbox'] as const).map((table) =>
      database.selectFrom(table).selectAll().execute(),
    ),
  )
  return rows.flat().length
}

it(`${count} generated bad requests: refused with 4xx, nothing stored`, async () => {
  const random = seededRandom(seed)
  const wrong: unknown[] = []
  for (let number = 0; number < count; number++) {
    const kind = badRequestKinds[number % badRequestKinds.length] ?? ''
    const { path, ...request } = badRequest(kind, random)
    const answer = await fetch(service.url + path, { ...request, redirect: 'manual' })
    await answer.text()
    const { status } = answer
    const type = answer.headers.get('content-type')
    const isRefused = status >= 400 && status < 500
    const isPage = path.startsWith('/api/newsletter/')
    if (!isRefused || type !== (isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')) {
      wrong.push({ kind, status, type, path, body: String(request.body).slice(0, 200) })
    }
  }
  expect(wrong).toEqual([])
  expect(await storedRows()).toBe(0)
  expect(service.logged()).not.toMatch(/"level":[56]0/)
})

it.each([
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  '\u0000\u0001\u0002\r\n\r\n',
])('what is no HTTP is answered with 4xx: %j', async (bytes) => {
  const status = statusOf(await rawRequest(Number(new URL(service.url).port), bytes))
  expect(Math.floor(status / 100)).toBe(4)
})

it('the service still works afterwards', async () => {
  const answer = await service.post('/api/newsletter', { email: 'mira@visitor.example' })
  expect(answer.status).toBe(202)
})

import { quickInquiry } from '../testing/entries'
import { serviceOfTest, type TestService } from '../testing/test-service'

let service: TestService

async function statusesFrom(addresses: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const address of addresses) {
    const answer = await service.post(
      '/api/newsletter',
      { email: 'mira@visitor.example' },
      { 'x-forwarded-for': address },
    )
    statuses.push(answer.status)
  }
  return statuses
}

describe('the rate limit', () => {
  const limitedTo = (limit: number, more = {}) =>
    serviceOfTest({ environment: { RATE_LIMIT: String(limit), ...more } })

  it('counts inquiries and sign-ups together, says when to retry, and stores nothing beyond the limit', async () => {
    service = await limitedTo(2)
    expect((await service.post('/api/inquiries', quickInquiry)).status).toBe(201)
    expect((await service.post('/api/newsletter', { email: 'mira@visitor.example' })).status).toBe(202)
    const answer = await service.post('/api/inquiries', quickInquiry)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await answer.json()).error.code).toBe('rate_limited')
    expect(await service.database.selectFrom('inquiries').selectAll().execute()).toHaveLength(1)
  })

  it('trusts only the last forwarded address, which the web server wrote', async () => {
    service = await limitedTo(1)
    expect(await statusesFrom(['10.9.9.1, 203.0.113.1', '10.9.9.2, 203.0.113.1'])).toEqual([202, 429])
    service = await limitedTo(1, { TRUST_PROXY: 'true' })
    expect(await statusesFrom(['198.51.100.7, 127.0.0.1', '198.51.100.8, 127.0.0.1'])).toEqual([202, 429])
  })

  it('counts an IPv6 household as one client', async () => {
    service = await limitedTo(1)
    expect(await statusesFrom(['2001:db8::1', '2001:db8::2:3', '2001:db8:0:1::1'])).toEqual([202, 429, 202])
  })

  it('does not apply to unsubscribing', async () => {
    service = await limitedTo(1)
    const statuses = await Promise.all(
      Array.from(
        { length: 5 },
        async () =>
          (await fetch(`${service.url}/api/newsletter/unsubscribe?token=x`, { method: 'POST' })).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  })
})

it('a filled honeypot is answered as usual and sends no mail', async () => {
  service = await serviceOfTest({ smtpUrl: 'smtp://127.0.0.1:9' })
  const honeypotFilled = { 'x-form-trap': 'filled' }
  const inquiry = await service.post('/api/inquiries', quickInquiry, honeypotFilled)
  const signUp = await service.post('/api/newsletter', { email: 'mira@visitor.example' }, honeypotFilled)
  expect([inquiry.status, signUp.status]).toEqual([201, 202])
  expect(await service.database.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await service.database.selectFrom('subscribers').selectAll().execute()).toEqual([])
})

it('a fast send is only a note for the staff', async () => {
  service = await serviceOfTest({ smtpUrl: 'smtp://127.0.0.1:9' })
  await service.post('/api/inquiries', quickInquiry, { 'x-form-fill-time': '800' })
  await service.post('/api/inquiries', quickInquiry, { 'x-form-fill-time': '45000' })
  const rows = await service.database
    .selectFrom('inquiries')
    .select('signals')
    .orderBy('created_at')
    .execute()
  expect(rows).toEqual([{ signals: 'fast' }, { signals: '' }])
  expect(await service.database.selectFrom('outbox').selectAll().execute()).toHaveLength(2)
})

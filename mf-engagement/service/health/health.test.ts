import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { newsletterSigner } from '../newsletter/newsletter-signer'
import { readSecretKey } from '../newsletter/secret-key'
import { postgresOnly } from '../testing/databases'
import { quickInquiry } from '../testing/entries'
import { staffOf } from '../testing/staff'
import { eventually, serviceOfTest, type TestService } from '../testing/test-service'

let service: TestService

async function readiness({ url } = service) {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}

const metrics = async () => (await fetch(`${service.url}/metrics`)).text()

describe('/healthz and /readyz', () => {
  it('a fresh service is alive and ready', async () => {
    service = await serviceOfTest()
    expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await readiness()).toEqual({
      status: 200,
      body: { status: 'ok', database: 'ok', outbox: { waiting: 0, oldestSeconds: 0, givenUp: 0 } },
    })
  })

  it('without its database it is alive, not ready, and accepts no inquiry', async () => {
    service = await serviceOfTest()
    await service.database.schema.dropTable('outbox').execute()
    await service.database.schema.dropTable('inquiries').execute()
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    expect(await readiness()).toEqual({
      status: 503,
      body: { status: 'unavailable', database: 'unavailable' },
    })
    expect((await metrics()).match(/^outbox_\w+ nan$/gim)).toHaveLength(3)
    const answer = await service.post('/api/inquiries', quickInquiry)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
    })
  })

  it.each(postgresOnly())('while $name is down it asks to be tried again later', async (kind) => {
    service = await serviceOfTest({ database: kind.create })
    const signer = newsletterSigner(await readSecretKey(service.config.dataDir))
    await kind.stop()
    const answers = [
      await service.post('/api/inquiries', quickInquiry),
      await service.post('/api/newsletter', { email: 'mira@visitor.example' }),
    ]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
      expect((await answer.json()).error.code).toBe('unavailable')
    }
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      const link = `${service.url}/api/newsletter/${purpose}?token=${signer.tokenFor(purpose, 'id')}`
      const page = await fetch(link, { method: 'POST' })
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
      expect(await page.text()).toContain('<h1>Please try again in a few minutes</h1>')
    }
    expect((await readiness()).status).toBe(503)
  })

  it('a staff mail that waits for more than an hour makes it degraded, and it still accepts inquiries', async () => {
    service = await serviceOfTest({ smtpUrl: 'smtp://127.0.0.1:9' })
    await service.post('/api/inquiries', quickInquiry)
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    await service.database.updateTable('outbox').set({ created_at: twoHoursAgo }).execute()
    expect(await readiness()).toMatchObject({
      status: 200,
      body: { status: 'degraded', outbox: { waiting: 1 } },
    })
    const { run } = staffOf(service)
    expect(await run('list')).toMatch(/^!!! 1 inquiry could not be mailed/)
    expect(await run('stats')).toContain('1 waiting (oldest 2 hours)')
    expect((await service.post('/api/inquiries', quickInquiry)).status).toBe(201)
  })

  it('a staff mail that was given up makes it degraded for seven days: a mail that is always refused would for ever', async () => {
    service = await serviceOfTest({ smtpUrl: 'smtp://127.0.0.1:9' })
    await service.post('/api/inquiries', quickInquiry)
    const degradedAfter = async (days: number) => {
      const gave_up_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
      await service.database.updateTable('outbox').set({ gave_up_at }).execute()
      return (await readiness()).body.status === 'degraded'
    }
    expect([await degradedAfter(6), await degradedAfter(8)]).toEqual([true, false])
  })

  it('a mail that waits or was given up raises no alarm once there is no mail server, nor does one to a mistyped newsletter address', async () => {
    const mailing = await serviceOfTest({ smtpUrl: 'smtp://127.0.0.1:9' })
    const environment = { DATA_DIR: mailing.config.dataDir }
    service = await serviceOfTest({ database: async () => mailing.config.database, environment })
    await mailing.post('/api/newsletter', { email: 'mira@visitor.example' })
    await mailing.database.updateTable('outbox').set({ gave_up_at: '2025', created_at: '2025' }).execute()
    expect(await readiness(mailing)).toMatchObject({
      body: { status: 'ok', outbox: { waiting: 0, givenUp: 0 } },
    })
    await mailing.post('/api/inquiries', quickInquiry)
    await mailing.database.updateTable('outbox').set({ created_at: '2025' }).execute()
    expect((await readiness(mailing)).body.status).toBe('degraded')
    expect(await readiness()).toMatchObject({ body: { status: 'ok', outbox: { waiting: 1 } } })
    expect(await metrics()).toContain('outbox_oldest_seconds 0\n')
    await mailing.database.updateTable('outbox').set({ gave_up_at: new Date().toISOString() }).execute()
    expect((await readiness(mailing)).body.status).toBe('degraded')
    expect((await readiness()).body.status).toBe('ok')
    expect(await metrics()).toContain('outbox_given_up 0\n')
    expect(await staffOf(service).run('list')).not.toContain('!!!')
  })
})

it('/metrics counts inquiries, sign-ups and requests by route', async () => {
  service = await serviceOfTest()
  await service.post('/api/inquiries', quickInquiry)
  await service.post('/api/newsletter', { email: 'mira@visitor.example' })
  const counted = await metrics()
  expect(counted).toContain('inquiries_total{type="quick_inquiry",outcome="stored"} 1')
  expect(counted).toContain('newsletter_sign_ups_total{outcome="new"} 1')
  expect(counted).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/inquiries",status="201"\} 1/,
  )
  expect(counted).toContain('outbox_waiting 0')
})

it('the log of a failed statement contains nothing that people typed', async () => {
  service = await serviceOfTest({ smtpUrl: 'smtp://127.0.0.1:9' })
  await service.database.schema.dropTable('outbox').execute()
  await service.post('/api/inquiries', quickInquiry)
  expect(service.logged()).toContain('"level":50')
  expect(service.logged()).not.toMatch(/Mira|mira@|555 0142/)
})

describe('stopping', () => {
  it('finishes the requests in progress', async () => {
    service = await serviceOfTest()
    // Half-sent requests: headers and the first half of the body are with the service when it is told to stop.
    const body = JSON.stringify(quickInquiry)
    const posts = Array.from({ length: 20 }, () => slowPost(body))
    await requestsTaken(posts.length)
    const closed = service.app.close()
    await eventually(() => !service.app.server.listening)
    for (const post of posts) post.finish()
    const answers = await Promise.all(posts.map((post) => post.answer))
    // An open connection would hold the service for over a minute.
    expect(answers).toEqual(posts.map(() => ({ status: 201, connection: 'close' })))
    await closed
    expect(await service.database.selectFrom('inquiries').selectAll().execute()).toHaveLength(20)
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow()
  })

  it('is reported by /readyz while requests are still in progress', async () => {
    service = await serviceOfTest()
    const accepted = once(service.app.server, 'connection')
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    const [connection] = await accepted
    socket.write('GET /readyz HTTP/1.1\r\nhost: service\r\n')
    // Half a head, so that the connection is not ended as idle.
    await eventually(() => connection.bytesRead > 0)
    const closed = service.app.close()
    await eventually(() => !service.app.server.listening)
    socket.write('\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 [^]*{"status":"stopping"}$/)
    await closed
  })

  /** When the service has read the heads of this many requests: until then it ends their connections as idle. */
  function requestsTaken(count: number) {
    return new Promise<void>((resolve) => service.app.server.on('request', () => (count -= 1) || resolve()))
  }

  function slowPost(body: string) {
    const outgoing = request(`${service.url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    })
    const half = Math.floor(body.length / 2)
    outgoing.write(body.slice(0, half))
    const answer = new Promise((resolve, reject) => {
      outgoing.on('error', reject)
      outgoing.on('response', (incoming) => {
        const { statusCode: status, headers } = incoming.resume()
        incoming.on('end', () => resolve({ status, connection: headers.connection }))
      })
    })
    return { answer, finish: () => outgoing.end(body.slice(half)) }
  }
})

import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from './database/open-database'
import { monthsBefore, startForgetting } from './forgetting'
import { createLogger } from './logging'
import { readDatabaseFiles } from './testing/database-files'
import { testDatabases } from './testing/databases'
import { contactMessage, podcastGuest, quickInquiry } from './testing/entries'
import { type MailSink, startMailSink } from './testing/mail-sink'
import { eventually, memoryLog, startTestService, type TestService } from './testing/test-service'

const day = 24 * 60 * 60 * 1000

async function postAged(service: TestService, days: number, entries: object, headers = {}): Promise<string> {
  const { id } = await (await service.post('/api/inquiries', entries, headers)).json()
  const created_at = new Date(Date.now() - days * day).toISOString()
  await service.database.updateTable('inquiries').set({ created_at }).where('id', '=', id).execute()
  return id
}

/** Another service on the same data, from its start to its end; gives what it logged. */
async function runAnother({ config }: TestService, more: Record<string, string> = {}): Promise<string> {
  const environment = { DATA_DIR: config.dataDir, ...more }
  const another = await startTestService({ database: async () => config.database, environment })
  await another.stop()
  return another.logged()
}

it.each([
  ['2026-11-23', 24, '2024-11-23'],
  ['2026-08-31', 18, '2025-02-28'],
  ['2028-02-29', 12, '2027-02-28'],
])('%s less %i months is %s', (date, months, before) => {
  expect(monthsBefore(new Date(date), months)).toEqual(new Date(before))
})

describe.each(testDatabases())('forgetting on $name', (kind) => {
  let service: TestService
  let sink: MailSink

  beforeEach(async () => {
    sink = await startMailSink()
    service = await startTestService({ database: (folder) => kind.create(folder), smtpUrl: sink.url })
  })
  afterEach(async () => {
    await service.stop()
    await sink.close()
  })
  afterAll(() => kind.stop())

  const inquiryIds = async () =>
    (await service.database.selectFrom('inquiries').select('id').execute()).map(({ id }) => id)

  it('inquiries go after two years, whatever their form, with their mails', async () => {
    await postAged(service, 2 * 366, quickInquiry)
    await postAged(service, 2 * 366, podcastGuest)
    await postAged(service, 2 * 366, contactMessage, { 'x-form-trap': '1' })
    const kept = await postAged(service, 2 * 365 - 5, contactMessage)
    const logged = await runAnother(service)
    expect(logged).not.toContain('forget_failed')
    expect(logged).toMatch(/"event":"forgotten","inquiries":3,"addresses":0/)
    expect(await inquiryIds()).toEqual([kept])
    expect(await service.database.selectFrom('outbox').select('inquiry_id').execute()).toEqual([
      { inquiry_id: kept },
    ])
  })

  it('KEEP_MONTHS says how long they are kept', async () => {
    await postAged(service, 2 * 366, quickInquiry)
    expect(await runAnother(service, { KEEP_MONTHS: '25' })).not.toContain('forgotten')
    expect(await inquiryIds()).toHaveLength(1)
    await runAnother(service, { KEEP_MONTHS: '12' })
    expect(await inquiryIds()).toEqual([])
  })

  it('addresses that nobody confirmed go after 30 days; subscribed and unsubscribed ones stay', async () => {
    const requested_at = new Date(Date.now() - 31 * day).toISOString()
    for (const status of ['pending', 'active', 'unsubscribed'] as const) {
      const email = `${status}@visitor.example`
      await service.post('/api/newsletter', { email })
      const update = service.database.updateTable('subscribers').set({ status, requested_at })
      await update.where('email', '=', email).execute()
    }
    await service.post('/api/newsletter', { email: 'young@visitor.example' })
    expect(await runAnother(service)).toMatch(/"event":"forgotten","inquiries":0,"addresses":1/)
    const left = await service.database.selectFrom('subscribers').select('email').orderBy('email').execute()
    const kept = ['active@visitor.example', 'unsubscribed@visitor.example', 'young@visitor.example']
    expect(left.map(({ email }) => email)).toEqual(kept)
  })
})

it('a service that stays up forgets every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const service = await startTestService()
  onTestFinished(service.stop)
  await postAged(service, 2 * 366, quickInquiry)
  vi.advanceTimersByTime(day)
  await eventually(() => service.logged().includes('"event":"forgotten"') || undefined)
})

it('what was forgotten leaves no trace in the database files', async () => {
  const service = await startTestService()
  for (let count = 0; count < 40; count++)
    await postAged(service, 2 * 366, { ...quickInquiry, message: `Forgettable ${count} ${'x'.repeat(500)}` })
  await runAnother(service)
  const bytes = readDatabaseFiles(service.config.dataDir)
  expect(bytes).not.toContain('mira@visitor.example')
  expect(bytes).not.toContain('Forgettable')
  await service.stop()
})

it('what a reader keeps from being cleared is said, and cleared by the next run', async () => {
  const service = await startTestService()
  onTestFinished(service.stop)
  await postAged(service, 2 * 366, quickInquiry)
  const { config } = service
  const impatient = await openDatabase(config.database)
  await sql`pragma busy_timeout = 0`.execute(impatient)
  const { stream, text } = memoryLog()
  await service.database.connection().execute(async (reader) => {
    await sql`begin`.execute(reader)
    await sql`select * from inquiries`.execute(reader)
    await startForgetting(config, impatient, createLogger('info', stream))()
    await sql`rollback`.execute(reader)
  })
  await impatient.destroy()
  expect(text()).toContain('forget_failed')
  expect(readDatabaseFiles(config.dataDir)).toContain('mira@visitor.example')
  expect(await runAnother(service)).not.toContain('forgotten')
  expect(readDatabaseFiles(config.dataDir)).not.toContain('mira@visitor.example')
})

import { sql } from 'kysely'
import { isInFiles } from '../testing/database-files'
import { testDatabases } from '../testing/databases'
import { contactMessage, podcastGuest, quickInquiry } from '../testing/entries'
import { type MailSink, sinkOfTest } from '../testing/mail-sink'
import { staffOf } from '../testing/staff'
import { eventually, serviceOfTest, startTestService, type TestService } from '../testing/test-service'
import { monthsBefore } from './delete-old'
import { retentionGuard } from './retention-guard'

const hour = 60 * 60 * 1000
const day = 24 * hour

async function postAged(service: TestService, days: number, entries: object, headers = {}): Promise<string> {
  const { id } = await (await service.post('/api/inquiries', entries, headers)).json()
  const created_at = new Date(Date.now() - days * day).toISOString()
  await service.database.updateTable('inquiries').set({ created_at }).where('id', '=', id).execute()
  return id
}

const inquiryIds = async ({ database }: TestService) =>
  (await database.selectFrom('inquiries').select('id').execute()).map(({ id }) => id)

/** Whether no mail is left to send. */
async function mailsAreSent({ config, database }: TestService): Promise<boolean> {
  const unsent = database.selectFrom('outbox').select('id').where('sent_at', 'is', null)
  return config.mail === null || (await unsent.execute()).length === 0
}

/** Runs another service on the same data for `hours`, with a clock that is `daysAhead`; returns its log. */
async function runAnother(
  service: TestService,
  { hours = 1, daysAhead = 0, keepMonths = '24' } = {},
): Promise<string> {
  const { config } = service
  // While a mail is sent, its claim is renewed: in hours that pass at once, thousands of times.
  await eventually(() => mailsAreSent(service))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() + daysAhead * day })
  const environment = { DATA_DIR: config.dataDir, KEEP_MONTHS: keepMonths }
  const another = await startTestService({ database: async () => config.database, environment })
  vi.advanceTimersByTime(hours * hour)
  await another.stop()
  vi.useRealTimers()
  return another.logged()
}

it.each([
  ['2026-11-23', 24, '2024-11-23'],
  ['2026-08-31', 18, '2025-02-28'],
  ['2028-02-29', 12, '2027-02-28'],
])('%s less %i months is %s', (date, months, before) => {
  expect(monthsBefore(new Date(date), months)).toEqual(new Date(before))
})

describe.each(testDatabases())('retention on $name', (kind) => {
  let service: TestService
  let sink: MailSink

  beforeEach(async () => {
    sink = await sinkOfTest()
    service = await serviceOfTest({ database: kind.create, smtpUrl: sink.url })
  })

  it('deletes inquiries of every form, with their mails, after two years', async () => {
    await postAged(service, 2 * 366, quickInquiry)
    await postAged(service, 2 * 366, podcastGuest)
    await postAged(service, 2 * 366, contactMessage, { 'x-form-trap': '1' })
    const kept = await postAged(service, 2 * 365 - 5, contactMessage)
    await service.post('/api/newsletter', { email: 'young@visitor.example' })
    const logged = await runAnother(service)
    expect(logged).not.toContain('forget_failed')
    expect(logged).toMatch(/"event":"forgotten","inquiries":3,"addresses":0/)
    expect(await inquiryIds(service)).toEqual([kept])
    const mails = service.database.selectFrom('outbox').select('inquiry_id')
    expect(await mails.where('kind', '=', 'staff_inquiry').execute()).toEqual([{ inquiry_id: kept }])
  })

  it('takes the period from KEEP_MONTHS', async () => {
    await postAged(service, 2 * 366, quickInquiry)
    const young = await postAged(service, 1, quickInquiry)
    expect(await runAnother(service, { keepMonths: '25' })).not.toContain('forgotten')
    expect(await inquiryIds(service)).toHaveLength(2)
    await runAnother(service, { keepMonths: '12' })
    expect(await inquiryIds(service)).toEqual([young])
  })

  it('deletes unconfirmed addresses after 30 days; subscribed and unsubscribed ones stay', async () => {
    const requested_at = new Date(Date.now() - 31 * day).toISOString()
    for (const status of ['pending', 'active', 'unsubscribed'] as const) {
      const email = `${status}@visitor.example`
      await service.post('/api/newsletter', { email })
      const update = service.database.updateTable('subscribers').set({ status, requested_at })
      await update.where('email', '=', email).execute()
    }
    await service.database.updateTable('asked_mailboxes').set({ asked_at: requested_at }).execute()
    await service.post('/api/newsletter', { email: 'young@visitor.example' })
    expect(await runAnother(service)).toMatch(/"event":"forgotten","inquiries":0,"addresses":1/)
    expect(await service.database.selectFrom('asked_mailboxes').selectAll().execute()).toHaveLength(1)
    const left = await service.database.selectFrom('subscribers').select('email').orderBy('email').execute()
    const kept = ['active@visitor.example', 'unsubscribed@visitor.example', 'young@visitor.example']
    expect(left.map(({ email }) => email)).toEqual(kept)
  })

  it('deletes nothing in the first hour after a start', async () => {
    await postAged(service, 2 * 366, quickInquiry)
    await postAged(service, 1, quickInquiry)
    expect(await runAnother(service, { hours: 0.99 })).not.toContain('forgotten')
    expect(await inquiryIds(service)).toHaveLength(2)
  })

  it('deletes nothing when the clock is years ahead, and logs why and what to do', async () => {
    await postAged(service, 10, quickInquiry)
    await postAged(service, 1, contactMessage)
    const logged = await runAnother(service, { daysAhead: 760, hours: 25 })
    expect(await inquiryIds(service)).toHaveLength(2)
    expect(logged.match(/"event":"forget_refused"/g)).toHaveLength(2)
    expect(logged).toMatch(/"level":50.*the clock says .* but the newest row before the start is of /)
    expect(logged).toContain('npm run inbox -- forget')
  })

  it('deletes nothing when the clock jumps years ahead while the service runs', async () => {
    await postAged(service, 2 * 366, quickInquiry)
    await postAged(service, 1, quickInquiry)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const { config } = service
    const environment = { DATA_DIR: config.dataDir }
    const another = await startTestService({ database: async () => config.database, environment })
    vi.setSystemTime(Date.now() + 760 * day)
    await another.post('/api/inquiries', contactMessage)
    vi.advanceTimersByTime(hour)
    await another.stop()
    vi.useRealTimers()
    expect(another.logged()).toContain('forget_refused')
    expect(await inquiryIds(service)).toHaveLength(3)
  })

  it('refuses to delete every inquiry; a person who names the date can', async () => {
    await postAged(service, 2 * 366, quickInquiry)
    await service.post('/api/newsletter', { email: 'young@visitor.example' })
    expect(await runAnother(service)).toMatch(/forget_refused.*every inquiry is older than 24 months/)
    expect(await inquiryIds(service)).toHaveLength(1)
    const staff = staffOf(service)
    await expect(staff.run('forget')).rejects.toThrow('the date of today')
    // In one of these zones the date differs from that of UTC.
    vi.stubEnv('TZ', new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati')
    const today = new Date().toLocaleDateString('sv-SE')
    const dates = `${new Date().toISOString().slice(0, 10)} or ${today}`
    await expect(staff.run('forget', '2024-02-29')).rejects.toThrow(`${dates}, not 2024-02-29. Set the clock`)
    expect(await staff.run('forget', today)).toBe(
      [
        'The service keeps inquiries for 24 months; older ones are deleted.',
        'Deleted: 1 inquiry, 0 unconfirmed addresses.',
      ].join('\n'),
    )
    expect(await inquiryIds(service)).toEqual([])
  })

  it('`forget` keeps what the service keeps, although the staff’s terminal lacks KEEP_MONTHS', async () => {
    const kept = await postAged(service, 30 * 31, quickInquiry)
    await runAnother(service, { keepMonths: '60' })
    const today = new Date().toISOString().slice(0, 10)
    expect(await staffOf(service).run('forget', today)).toMatch(
      /^The service keeps inquiries for 60 months; .*\nDeleted: 0 inquiries, 0 unconfirmed addresses\.$/,
    )
    expect(await inquiryIds(service)).toEqual([kept])
  })
})

it('deletes every day while the service runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const service = await serviceOfTest()
  await postAged(service, 1, quickInquiry)
  for (const time of [hour, day]) {
    await postAged(service, 2 * 366, quickInquiry)
    vi.advanceTimersByTime(time)
    await eventually(async () => (await inquiryIds(service)).length === 1)
  }
})

it('still deletes in a service that has run for months', async () => {
  const { config, database } = await serviceOfTest()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const findRefusal = await retentionGuard(config, database)
  vi.advanceTimersByTime(100 * day)
  expect(await findRefusal()).toBeUndefined()
})

it('reports traces that a reader keeps from being cleared, and the next run clears them', async () => {
  const service = await serviceOfTest()
  await postAged(service, 2 * 366, quickInquiry)
  await postAged(service, 1, contactMessage)
  await service.database.connection().execute(async (reader) => {
    await sql`begin`.execute(reader)
    await sql`select * from inquiries`.execute(reader)
    expect(await runAnother(service)).toContain('forget_failed')
    await sql`rollback`.execute(reader)
  })
  expect(await isInFiles(service, 'mira@visitor.example')).toBe(true)
  expect(await runAnother(service)).not.toContain('forgotten')
  expect(await isInFiles(service, 'mira@visitor.example')).toBe(false)
})

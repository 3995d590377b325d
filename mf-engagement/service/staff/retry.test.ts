import type { OutboxRow } from '../database/tables'
import { quickInquiry } from '../testing/entries'
import { type MailSink, sinkOfTest } from '../testing/mail-sink'
import { staffOf } from '../testing/staff'
import { eventually, serviceOfTest, type TestService } from '../testing/test-service'

let service: TestService
let sink: MailSink

beforeEach(async () => {
  sink = await sinkOfTest()
})

const start = (retryDelays: number[]) =>
  serviceOfTest({ smtpUrl: sink.url, pace: { retryDelays, tickMilliseconds: 50 } })
const retry = (...typed: string[]) => staffOf(service).run('retry', ...typed)

/** The only mail of the outbox, once it is as it is asked for. */
const mailThat = (is: (mail: OutboxRow) => boolean) =>
  eventually(async () => {
    const mail = await service.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    return is(mail) ? mail : undefined
  })

it('mails an inquiry from before a mail server was configured, once', async () => {
  service = await start([])
  await service.post('/api/inquiries', quickInquiry)
  const unmailed = String((await mailThat((mail) => mail.sent_at !== null)).inquiry_id)
  expect(await staffOf(service).run('stats')).not.toContain('No mail server')
  await service.database.deleteFrom('outbox').execute()
  await retry(unmailed.slice(0, 8))
  await eventually(() => sink.mails[1])
  await mailThat((mail) => mail.sent_at !== null)
  await expect(retry(unmailed)).rejects.toThrow('its mail was sent at')
})

it('does not let a service send a mail that another one is sending', async () => {
  const slow = await sinkOfTest({ acceptMilliseconds: 1000 })
  const options = { smtpUrl: slow.url, pace: { tickMilliseconds: 50 } }
  service = await serviceOfTest(options)
  const environment = { DATA_DIR: service.config.dataDir }
  await serviceOfTest({ ...options, database: async () => service.config.database, environment })
  await service.post('/api/inquiries', quickInquiry)
  await eventually(() => slow.mails[0])
  await retry(String((await mailThat(() => true)).inquiry_id))
  await mailThat((mail) => mail.sent_at !== null)
  expect(slow.mails).toHaveLength(1)
})

it.each([
  [false, '1 mail will be tried again.'],
  [true, 'Its mail will be tried now.'],
])('sends a waiting mail at once, and once (its inquiry is named: %s)', async (isNamed, answer) => {
  service = await start([10 * 60 * 60 * 1000])
  sink.refuseWith('try later')
  await service.post('/api/inquiries', quickInquiry)
  const waiting = await mailThat((mail) => mail.attempts === 1)
  sink.refuseWith(null)
  expect(await retry(...(isNamed ? [String(waiting.inquiry_id)] : []))).toBe(answer)
  const { parsed } = await eventually(() => sink.mails[0])
  expect(parsed.messageId).toBe(waiting.message_id)
  await mailThat((mail) => mail.sent_at !== null)
  expect(await retry()).toBe('0 mails will be tried again.')
})

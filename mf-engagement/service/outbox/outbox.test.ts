import { testDatabases } from '../testing/databases'
import { contactMessage, podcastGuest, quickInquiry } from '../testing/entries'
import { type MailSink, startMailSink } from '../testing/mail-sink'
import { staffOf } from '../testing/staff'
import { eventually, serviceOfTest, type TestService } from '../testing/test-service'
import { outboxPace } from './outbox-pace'
import { claimMail, nextMail } from './outbox-repository'
import { queueMail } from './queue-mail'

describe.each(testDatabases())('mail to the staff on $name', (kind) => {
  let service: TestService
  let sink: MailSink

  beforeEach(async () => {
    sink = await startMailSink()
    // One test replaces the sink. The last one outlives the service, which keeps a connection to it open.
    onTestFinished(() => sink.close())
  })

  const start = (retryDelays = [20, 20, 20]) =>
    serviceOfTest({ database: kind.create, smtpUrl: sink.url, pace: { retryDelays, tickMilliseconds: 50 } })
  const outbox = () => service.database.selectFrom('outbox').selectAll().execute()

  it('contains all entries, and a reply to it goes to the person', async () => {
    service = await start()
    await service.post('/api/inquiries', podcastGuest, { 'x-form-page': '/podcast' })
    const { parsed, recipients, source } = await eventually(() => sink.mails[0])
    expect(recipients).toEqual(['staff@college.example'])
    expect(source).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(parsed.subject).toBe('Podcast guest application: Asha Rao')
    expect(parsed.replyTo).toEqual([{ name: 'Asha Rao', address: 'asha@visitor.example' }])
    for (const entry of Object.values(podcastGuest).slice(1)) expect(parsed.text).toContain(entry)
    expect(parsed.text).toContain('/podcast')
    expect(parsed.text).toMatch(/^Received: \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m)
  })

  it('names the program in the subject, and the message keeps its lines, of which none looks like an entry', async () => {
    service = await start()
    await service.post('/api/inquiries', { ...quickInquiry, message: `${quickInquiry.message}\nInquiry: 1` })
    const { parsed } = await eventually(() => sink.mails[0])
    expect(parsed.subject).toBe('Quick inquiry: Mira Nair (ALC)')
    expect(parsed.text).toContain('\n  When does the next intake start?\n  Kind regards\n')
    expect(parsed.text?.match(/^Inquiry: /gm)).toHaveLength(1)
  })

  it('typed text never becomes a header or a recipient', async () => {
    service = await start()
    const hostile = 'Eve\r\nBcc: list@victims.example\r\nX-Evil: 1'
    await service.post('/api/inquiries', { ...contactMessage, fullName: hostile, program: hostile })
    const { parsed, recipients, source } = await eventually(() => sink.mails[0])
    expect(recipients).toEqual(['staff@college.example'])
    expect(parsed.bcc).toBeUndefined()
    expect(parsed.headerLines.map(({ key }) => key)).not.toContain('x-evil')
    expect(source.split('\r\n\r\n', 1)[0]).not.toMatch(/^(bcc|x-evil):/im)
  })

  it('is retried with the same Message-ID until the mail server accepts it, and sent once', async () => {
    service = await start([20, 20, 20, 20, 20, 20, 20, 20])
    sink.refuseWith('try later')
    await service.post('/api/inquiries', quickInquiry)
    await eventually(() => sink.refused[1])
    sink.refuseWith(null)
    const { parsed } = await eventually(() => sink.mails[0])
    expect(parsed.messageId).toMatch(/^<[\w-]+@college\.example>$/)
    for (const refused of sink.refused) expect(refused.parsed.messageId).toBe(parsed.messageId)
    const sent = await eventually(async () => (await outbox()).find((mail) => mail.sent_at !== null))
    expect(sent).toMatchObject({ attempts: sink.refused.length, last_error: null })
    // The worker's next round sends only the other mail.
    await service.post('/api/inquiries', contactMessage)
    expect((await eventually(() => sink.mails[1])).parsed.subject).toContain('Contact')
    expect(sink.mails).toHaveLength(2)
  })

  it('is given up after the last attempt, with an error in the log and an alarm', async () => {
    service = await start([20, 20])
    sink.refuseWith('mailbox of mira@visitor.example is full')
    await service.post('/api/inquiries', quickInquiry)
    const mail = await eventually(async () => (await outbox()).find((row) => row.gave_up_at !== null), 10)
    expect(mail.attempts).toBe(3)
    expect(await nextMail(service.database, new Date(Date.now() + 60_000))).toBeUndefined()
    expect(service.logged()).toMatch(/"level":50.*outbox\.gave_up/)
    expect(service.logged()).not.toContain('visitor.example')
    const ready = await fetch(`${service.url}/readyz`)
    expect(await ready.json()).toMatchObject({ status: 'degraded', outbox: { givenUp: 1 } })
    // As before the first start of a service that stores its settings.
    await service.database.deleteFrom('service_settings').execute()
    expect(await staffOf(service).run('list')).toMatch(/^!!! 1 inquiry/)
    expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('outbox_given_up 1')
  })

  it('a permanently refused mail is given up at once, shown, and sent again by retry', async () => {
    service = await start()
    sink.refuseWith('no such mailbox', 550)
    await service.post('/api/inquiries', quickInquiry)
    const mail = await eventually(async () => (await outbox()).find((row) => row.gave_up_at !== null))
    expect(mail.attempts).toBe(1)
    expect(sink.refused).toHaveLength(1)
    const staff = staffOf(service)
    expect(await staff.run('list')).toContain('GIVEN UP')
    expect(await staff.run('show', String(mail.inquiry_id))).toMatch(/^Mail {7}given up .*550$/m)
    sink.refuseWith(null)
    expect(await staff.run('retry')).toContain('1 mail will be tried again')
    expect((await eventually(() => sink.mails[0])).parsed.messageId).toBe(mail.message_id)
  })

  it('confirmation mails that are refused are seen in the list of the newsletter and in stats', async () => {
    service = await start()
    const { run } = staffOf(service)
    await service.post('/api/newsletter', { email: 'one@visitor.example' })
    await eventually(async () => (await outbox()).find((row) => row.sent_at !== null))
    expect(await run('list', 'newsletter')).toMatch(/one@visitor\.example +pending .* sent$/m)
    sink.refuseWith('relaying denied', 554)
    await service.post('/api/newsletter', { email: 'two@visitor.example' })
    await eventually(async () => (await outbox()).find((row) => row.gave_up_at !== null))
    expect(await run('list', 'newsletter')).toMatch(/two@visitor\.example +pending .* GIVEN UP .*554$/m)
    expect(await run('stats')).toContain('Confirmation mails given up in the last 7 days: 1')
    // Only the newest mail of an address counts.
    sink.refuseWith(null)
    await service.database.updateTable('asked_mailboxes').set({ asked_at: '2025' }).execute()
    await service.post('/api/newsletter', { email: 'two@visitor.example' })
    await eventually(() => sink.mails[1])
    await eventually(async () => /two@.* sent$/m.test(await run('list', 'newsletter')))
    expect((await run('list', 'newsletter')).match(/two@/g)).toHaveLength(1)
  })

  it('a mail to the staff goes before the sign-up mails that wait', async () => {
    service = await start()
    sink.hold()
    await service.post('/api/newsletter', { email: 'one@visitor.example' })
    await eventually(() => sink.mails[0])
    await service.post('/api/newsletter', { email: 'two@visitor.example' })
    await service.post('/api/newsletter', { email: 'three@visitor.example' })
    await service.post('/api/inquiries', quickInquiry)
    sink.release()
    await eventually(() => sink.mails[3])
    expect(sink.mails.map(({ recipients }) => recipients[0])).toEqual([
      'one@visitor.example',
      'staff@college.example',
      'two@visitor.example',
      'three@visitor.example',
    ])
  })

  it('an unreachable mail server does not prevent inquiries', async () => {
    await sink.close()
    service = await start()
    expect((await service.post('/api/inquiries', quickInquiry)).status).toBe(201)
    const tried = await eventually(async () => (await outbox()).find((mail) => mail.attempts > 0))
    expect(tried.last_error).toBe('Error ESOCKET ECONNREFUSED')
    sink = await startMailSink({ port: sink.port })
    await eventually(() => sink.mails[0])
  })

  it('a database error does not stop the worker, and is logged once each time', async () => {
    service = await start()
    const faults = () => service.logged().match(/outbox\.unavailable/g)?.length ?? 0
    const rename = (from: string, to: string) =>
      service.database.schema.alterTable(from).renameTo(to).execute()
    // Wakes the worker without a query: a sign-up with a filled honeypot stores nothing.
    const wake = () =>
      service.post('/api/newsletter', { email: 'mira@visitor.example' }, { 'x-form-trap': '1' })
    let times = 0
    await eventually(async () => {
      times++
      await rename('outbox', 'outbox_away')
      for (let round = 0; round < 5; round++) await wake()
      await rename('outbox_away', 'outbox')
      return faults() > 1
    })
    expect(faults()).toBeLessThanOrEqual(times)
    await service.post('/api/inquiries', quickInquiry)
    await eventually(() => sink.mails[0])
  })

  it('sends a mail that a wrong clock has delayed by days, and not one whose delay is normal', async () => {
    sink.refuseWith('try later')
    service = await start([10 * 60 * 60 * 1000])
    await service.post('/api/inquiries', quickInquiry)
    await eventually(async () => (await outbox()).find((mail) => mail.attempts === 1))
    sink.refuseWith(null)
    // The worker's next round sends only the other mail.
    await service.post('/api/inquiries', contactMessage)
    expect((await eventually(() => sink.mails[0])).parsed.subject).toContain('Contact')
    expect(sink.mails).toHaveLength(1)
    const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString()
    const putOff = service.database.updateTable('outbox').set({ next_attempt_at: inTwoDays })
    await putOff.where('sent_at', 'is', null).execute()
    await eventually(() => sink.mails[1])
  })

  it('a mail is due again if its sender died before it recorded the sending', async () => {
    const { database, post } = await serviceOfTest({ database: kind.create })
    const { id } = await (await post('/api/inquiries', quickInquiry)).json()
    await queueMail(database, { kind: 'staff_inquiry', inquiry_id: id }, 'site@college.example')
    const mail = await nextMail(database, new Date())
    if (mail === undefined) throw new Error('no mail is due')
    const soon = new Date(Date.now() + 10).toISOString()
    expect(await claimMail(database, mail, soon)).toBe(true)
    expect(await claimMail(database, mail, soon)).toBe(false)
    expect(await nextMail(database, new Date(Date.now() - 60_000))).toBeUndefined()
    expect(await nextMail(database, new Date(Date.now() + 20))).toMatchObject({ id: mail.id })
  })
})

it('a mail is tried for a day and a half, at least every four hours', () => {
  const hours = outboxPace.retryDelays.map((delay) => delay / (60 * 60 * 1000))
  expect(Math.max(...hours)).toBe(4)
  expect(Math.round(hours.reduce((sum, delay) => sum + delay))).toBe(36)
})

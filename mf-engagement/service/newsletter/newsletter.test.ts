import { site } from 'shared-ui/site'
import { testDatabases } from '../testing/databases'
import { type MailSink, sinkOfTest } from '../testing/mail-sink'
import { type NewsletterReader, oneClick, readerOf } from '../testing/newsletter-reader'
import { eventually, publicOrigin, serviceOfTest, type TestService } from '../testing/test-service'
import { deleteOldAskings } from './asking-limits'
import { deleteUnconfirmed } from './subscriber-repository'

const email = 'Mira@Visitor.example'

describe.each(testDatabases())('the newsletter on $name', (kind) => {
  let service: TestService
  let sink: MailSink
  let reader: NewsletterReader

  beforeEach(async () => {
    sink = await sinkOfTest()
    service = await serviceOfTest({ database: kind.create, smtpUrl: sink.url })
    reader = readerOf(service, sink)
  })

  const signUp = (address = email) => reader.signUp(address)
  const subscribers = () => service.database.selectFrom('subscribers').selectAll().execute()

  describe('double opt-in', () => {
    it('a sign-up waits, with the record of its consent', async () => {
      const answer = await signUp()
      expect(answer.status).toBe(202)
      expect(await subscribers()).toMatchObject([
        {
          email: 'mira@visitor.example',
          status: 'pending',
          opt_in: 'double',
          page: '/about',
          wording: '2026-11',
          confirmed_at: null,
        },
      ])
    })

    it('the mail says who asks, where they are, how to refuse, and that it was sent automatically', async () => {
      await signUp()
      const { parsed, recipients, source } = await reader.firstMail()
      expect(recipients).toEqual(['mira@visitor.example'])
      expect(source).toMatch(/^Auto-Submitted: auto-generated$/m)
      expect(parsed.subject).toBe(`${site.collegeName}: please confirm your newsletter`)
      const { street, city, region } = site.address
      for (const words of [
        `${site.collegeName}\n${street}, ${city}, ${region} `,
        'withdraw your consent',
        publicOrigin,
      ]) {
        expect(parsed.text).toContain(words)
      }
    })

    it('opening the link changes nothing, its button does, also when it is pressed twice', async () => {
      await signUp()
      const link = reader.linkIn(await reader.firstMail(), 'confirm')
      const page = await fetch(link)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain(`<title>Confirm your subscription | ${site.collegeName}</title>`)
      expect((await subscribers())[0]?.status).toBe('pending')

      const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1]
      const confirmed = await fetch(service.url + action, { method: 'POST', body: new URLSearchParams() })
      expect(await confirmed.text()).toContain('You are subscribed')
      expect(await subscribers()).toMatchObject([{ status: 'active', confirmed_at: expect.any(String) }])
      expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    })

    it('a fault of the service is a page, too', async () => {
      await signUp()
      const link = reader.linkIn(await reader.firstMail(), 'confirm')
      await service.database.schema.alterTable('subscribers').renameTo('subscribers_away').execute()
      const page = await fetch(link, { method: 'POST' })
      expect([page.status, page.headers.get('retry-after')]).toEqual([500, null])
      expect(await page.text()).toContain('<h1>Please try again in a few minutes</h1>')
    })

    it('a link that was changed or cut is refused, and so is the token for unsubscribing', async () => {
      await signUp()
      const mail = await reader.firstMail()
      const link = reader.linkIn(mail, 'confirm')
      for (const broken of [
        reader.linkIn(mail, 'unsubscribe').replace('/unsubscribe', '/confirm'),
        link.slice(0, -2),
        link.replace('token=', 'token=a'),
        `${service.url}/api/newsletter/confirm`,
        `${link}&token=x`,
        `${link}.x`,
      ]) {
        for (const method of ['GET', 'POST']) expect((await fetch(broken, { method })).status).toBe(404)
      }
      expect((await subscribers())[0]?.status).toBe('pending')
    })

    it('a link works for 30 days, then the address is deleted', async () => {
      await signUp()
      const link = reader.linkIn(await reader.firstMail(), 'confirm')
      const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
      await service.database.updateTable('subscribers').set({ requested_at: longAgo }).execute()
      expect((await fetch(link, { method: 'POST' })).status).toBe(404)
      await deleteUnconfirmed(service.database)
      expect(await subscribers()).toEqual([])
    })
  })

  describe('a sign-up', () => {
    it('gets the same answer for a new, a waiting, a subscribed and a suppressed address', async () => {
      const answers = [await signUp(), await signUp('MIRA@visitor.example')]
      const mail = await reader.firstMail()
      for (const [page, status] of [
        ['confirm', 'active'],
        ['unsubscribe', 'unsubscribed'],
      ] as const) {
        await fetch(reader.linkIn(mail, page), { method: 'POST' })
        // A day later the limit of a mailbox no longer answers first.
        await service.database.updateTable('asked_mailboxes').set({ asked_at: '2025' }).execute()
        answers.push(await signUp())
        expect(await subscribers()).toMatchObject([{ status }])
      }
      expect(
        new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)))
          .size,
      ).toBe(1)
    })

    it('is mailed again after a day, when the first mail may be lost', async () => {
      await signUp()
      await reader.firstMail()
      const asked_at = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString()
      await service.database.updateTable('asked_mailboxes').set({ asked_at }).execute()
      await signUp()
      await eventually(() => sink.mails[1])
      expect(await subscribers()).toHaveLength(1)
    })

    it('is mailed once after days without a mail server, however often the person asked', async () => {
      sink.refuseWith('try later')
      await signUp()
      await service.database.updateTable('asked_mailboxes').set({ asked_at: '2025' }).execute()
      await signUp()
      const attempts = service.database.selectFrom('outbox').select('attempts')
      await eventually(async () => (await attempts.execute()).every((mail) => mail.attempts > 0))
      sink.refuseWith(null)
      await service.database.updateTable('outbox').set({ next_attempt_at: '2025' }).execute()
      // The worker's next rounds send the other mail last.
      await signUp('theo@visitor.example')
      await eventually(() => sink.mails.find(({ recipients }) => recipients[0] === 'theo@visitor.example'))
      expect(sink.mails).toHaveLength(2)
    })

    it('is mailed again if a clock that was ahead has dated earlier ones, which fill no limit and are deleted', async () => {
      await signUp()
      await reader.firstMail()
      const asked_at = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000).toISOString()
      await service.database.updateTable('asked_mailboxes').set({ asked_at }).execute()
      const others = Array.from({ length: 100 }, (_, number) => ({
        mailbox_hash: `hash-${number}`,
        asked_at,
      }))
      await service.database.insertInto('asked_mailboxes').values(others).execute()
      expect((await signUp()).status).toBe(202)
      await eventually(() => sink.mails[1])
      await deleteOldAskings(service.database)
      expect(await service.database.selectFrom('asked_mailboxes').selectAll().execute()).toHaveLength(1)
    })
  })

  describe('as a mail bomb', () => {
    const mails = () => service.database.selectFrom('outbox').selectAll().execute()

    it('one mailbox gets one mail a day for all its addresses', async () => {
      const addresses = Array.from({ length: 40 }, (_, tag) => `Victim+${tag}@Mail.example`)
      const answers = await Promise.all(addresses.map(signUp))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      expect(await mails()).toHaveLength(1)
      const [recipient] = (await reader.firstMail()).recipients
      expect(recipient).toMatch(/^victim\+\d+@mail\.example$/)
    })

    it('the service takes a hundred mailboxes an hour; then every sign-up has to wait, known or not', async () => {
      const unsubscribeLink = await reader.subscribe(email)
      await fetch(unsubscribeLink, oneClick)
      await signUp('theo@visitor.example')
      const asked_at = new Date().toISOString()
      const others = Array.from({ length: 98 }, (_, number) => ({ mailbox_hash: `hash-${number}`, asked_at }))
      await service.database.insertInto('asked_mailboxes').values(others).execute()
      for (const address of ['new@visitor.example', 'theo@visitor.example', email]) {
        const answer = await signUp(address)
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
      }
      expect(await mails()).toHaveLength(2)
      await service.database.updateTable('asked_mailboxes').set({ asked_at: '2025' }).execute()
      expect((await signUp('new@visitor.example')).status).toBe(202)
      expect(await mails()).toHaveLength(3)
    })
  })

  it('a sign-up is answered after a tenth of a second at the earliest, whether its address is new, known or suppressed or a bot sent it', async () => {
    const times: number[] = []
    const timed = async (act: () => Promise<unknown>) => {
      const before = performance.now()
      await act()
      times.push(performance.now() - before)
    }
    await timed(() => signUp())
    await timed(() => signUp())
    await fetch(reader.linkIn(await reader.firstMail(), 'unsubscribe'), oneClick)
    await timed(() => signUp())
    await timed(() => service.post('/api/newsletter', { email }, { 'x-form-trap': '1' }))
    // A timer may fire a millisecond early.
    expect(Math.min(...times)).toBeGreaterThan(98)
  })

  it('the pages allow no script, no inline style, no framing and no indexing, and keep the token to themselves', async () => {
    const page = await fetch(`${service.url}/api/newsletter/confirm?token=x`)
    const { headers } = page
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(await page.text()).toContain('<meta name="robots" content="noindex">')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('script')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    const style = await fetch(`${service.url}/api/newsletter/page.css`)
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })
})

it('without a mail server the newsletter records single opt-in and says so in the log', async () => {
  const service = await serviceOfTest()
  await service.post('/api/newsletter', { email })
  const rows = await service.database.selectFrom('subscribers').selectAll().execute()
  expect(rows).toMatchObject([{ status: 'active', opt_in: 'single', page: null, confirmed_at: null }])
  expect(service.logged()).toContain('single opt-in')
})

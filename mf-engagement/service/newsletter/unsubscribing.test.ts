import { setTimeout as wait } from 'node:timers/promises'
import { postgresOnly, testDatabases } from '../testing/databases'
import { type MailSink, sinkOfTest } from '../testing/mail-sink'
import { type NewsletterReader, oneClick, readerOf } from '../testing/newsletter-reader'
import { staffOf } from '../testing/staff'
import { eventually, serviceOfTest, type TestService } from '../testing/test-service'
import { type LinkPurpose, newsletterSigner } from './newsletter-signer'
import { readSecretKey } from './secret-key'
import { deleteUnconfirmed, unsubscribe } from './subscriber-repository'
import { liftSuppression, suppress } from './suppression-repository'

const email = 'Mira@Visitor.example'
const hour = 60 * 60 * 1000

describe.each(testDatabases())('unsubscribing on $name', (kind) => {
  let service: TestService
  let sink: MailSink
  let reader: NewsletterReader

  beforeEach(async () => {
    sink = await sinkOfTest()
    service = await serviceOfTest({ database: kind.create, smtpUrl: sink.url, pace: { retryDelays: [hour] } })
    reader = readerOf(service, sink)
  })

  const signUp = (address = email) => reader.signUp(address)
  const subscribers = () => service.database.selectFrom('subscribers').selectAll().execute()
  const outbox = () => service.database.selectFrom('outbox').selectAll().execute()
  const signer = async () => newsletterSigner(await readSecretKey(service.config.dataDir))
  const allowAgain = async () =>
    expect(await liftSuppression(service.database, await signer(), email)).toBe(true)

  it('the mail carries the headers of one-click unsubscribe (RFC 8058)', async () => {
    await signUp()
    const { source } = await reader.firstMail()
    const headers = source.split('\r\n\r\n', 1)[0]?.replace(/\r\n\s+/g, ' ') ?? ''
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/college\.example\/api\/newsletter\/unsubscribe\?token=\S+>$/m,
    )
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  })

  it('GET shows a page and changes nothing', async () => {
    const unsubscribeLink = await reader.subscribe(email)
    const page = await fetch(unsubscribeLink)
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<form method="post".*<button type="submit">Unsubscribe<\/button>/)
    expect((await subscribers())[0]?.status).toBe('active')
  })

  it.each([
    ['urlencoded', oneClick.body],
    ['multipart', new FormData()],
    ['without a body', undefined],
  ])('POST acts at once, %s', async (_, body) => {
    const unsubscribeLink = await reader.subscribe(email)
    const answer = await fetch(unsubscribeLink, { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(await subscribers()).toMatchObject([
      { status: 'unsubscribed', unsubscribed_at: expect.any(String) },
    ])
  })

  it('the address stays suppressed, by a hash that does not show it', async () => {
    const unsubscribeLink = await reader.subscribe(email)
    await fetch(unsubscribeLink, oneClick)
    await fetch(unsubscribeLink, oneClick)
    const suppressions = await service.database.selectFrom('suppressions').selectAll().execute()
    expect(suppressions).toHaveLength(1)
    expect(suppressions[0]?.address_hash).toMatch(/^[\w-]{43}$/)
    await signUp()
    await signUp(email.toLowerCase())
    expect((await subscribers())[0]?.status).toBe('unsubscribed')
    expect(await outbox()).toHaveLength(1)
  })

  it('works before confirming, and the confirmation link is void then', async () => {
    await signUp()
    const mail = await reader.firstMail()
    await fetch(reader.linkIn(mail, 'unsubscribe'), oneClick)
    const answer = await fetch(reader.linkIn(mail, 'confirm'), { method: 'POST' })
    expect(answer.status).toBe(404)
    expect((await subscribers())[0]?.status).toBe('unsubscribed')
    expect(await answer.text()).toMatch(/is not sent to this address.*If you change your mind, write to/s)
    await service.database.deleteFrom('subscribers').execute()
    const deleted = await fetch(reader.linkIn(mail, 'confirm'), { method: 'POST' })
    expect(await deleted.text()).toContain('If you change your mind, write to')
  })

  it('invites to sign up again only where that works', async () => {
    await signUp()
    const mail = await reader.firstMail()
    await fetch(reader.linkIn(mail, 'unsubscribe'), oneClick)
    await allowAgain()
    const answer = await fetch(reader.linkIn(mail, 'confirm'), { method: 'POST' })
    expect(await answer.text()).toContain('welcome to sign up again')
  })

  it.each(['GET', 'POST'])(
    '%s of a link that was cut short offers another way to unsubscribe',
    async (method) => {
      const unsubscribeLink = (await reader.subscribe(email)).slice(0, -5)
      const answer = await fetch(unsubscribeLink, { method })
      expect(answer.status).toBe(404)
      const text = await answer.text()
      expect(text).toContain('we will take your address off the list')
      expect(text).not.toContain('sign up')
    },
  )

  it('works after the address was deleted: no address of its mailbox gets a further confirmation mail', async () => {
    await signUp('mira+one@visitor.example')
    const link = reader.linkIn(await reader.firstMail(), 'unsubscribe')
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await service.database.updateTable('subscribers').set({ requested_at: longAgo }).execute()
    await deleteUnconfirmed(service.database)
    await service.database.deleteFrom('asked_mailboxes').execute()
    const answer = await fetch(link, oneClick)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('will not be sent to this address again')
    await signUp('mira+two@visitor.example')
    expect(await subscribers()).toEqual([])
  })

  it.each([
    ['unsubscribing', ['unsubscribed'], (link: string) => fetch(link, oneClick)],
    ['erasing', [], () => staffOf(service).run('erase', 'mira+one@visitor.example')],
  ])(
    '%s holds for the mailbox: the pending sign-up of another address of it is deleted, and no further one is stored',
    async (_, left, end) => {
      sink.refuseWith('try later')
      await signUp('mira+one@visitor.example')
      const link = reader.linkIn(await eventually(() => sink.refused[0]), 'unsubscribe')
      await service.database.updateTable('asked_mailboxes').set({ asked_at: '2025' }).execute()
      await signUp('mira+two@visitor.example')
      await end(link)
      const rows = await subscribers()
      expect(rows.map(({ status }) => status)).toEqual(left)
      await service.database.updateTable('asked_mailboxes').set({ asked_at: '2025' }).execute()
      for (const address of ['mira@visitor.example', 'Mira+Three@visitor.example']) await signUp(address)
      expect(await subscribers()).toHaveLength(rows.length)
      await signUp('theo@visitor.example')
      expect(await subscribers()).toHaveLength(rows.length + 1)
    },
  )

  it('holds for the mailbox of a row that is older than the key', async () => {
    const id = 'x'.repeat(43)
    const row = { id, email: 'mira+one@visitor.example', status: 'active', opt_in: 'double' } as const
    const insert = service.database.insertInto('subscribers')
    await insert.values({ ...row, requested_at: '2025' }).execute()
    const { tokenFor } = await signer()
    const post = (purpose: LinkPurpose) =>
      fetch(`${service.url}/api/newsletter/${purpose}?token=${tokenFor(purpose, id)}`, oneClick)
    await post('unsubscribe')
    await signUp('mira+two@visitor.example')
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
    expect(await (await post('confirm')).text()).toContain('If you change your mind, write to')
  })

  it('leaves a subscription that another address of the mailbox has confirmed', async () => {
    await reader.subscribe('mira@visitor.example')
    await service.database.updateTable('asked_mailboxes').set({ asked_at: '2025' }).execute()
    await signUp('mira+two@visitor.example')
    const link = reader.linkIn(await eventually(() => sink.mails[1]), 'unsubscribe')
    await fetch(link, oneClick)
    const rows = service.database.selectFrom('subscribers').select(['email', 'status']).orderBy('status')
    expect(await rows.execute()).toEqual([
      { email: 'mira@visitor.example', status: 'active' },
      { email: 'mira+two@visitor.example', status: 'unsubscribed' },
    ])
  })

  it('works again after the staff allowed the address', async () => {
    const unsubscribeLink = await reader.subscribe(email)
    await fetch(unsubscribeLink, oneClick)
    await allowAgain()
    await fetch(unsubscribeLink, oneClick)
    await signUp()
    expect((await subscribers())[0]?.status).toBe('unsubscribed')
  })

  it('does not prevent another sign-up once the staff allowed the address', async () => {
    await fetch(await reader.subscribe(email), oneClick)
    await allowAgain()
    await signUp()
    expect((await subscribers())[0]?.status).toBe('pending')
    const mail = await eventually(() => sink.mails[1])
    await fetch(reader.linkIn(mail, 'confirm'), { method: 'POST' })
    expect((await subscribers())[0]?.status).toBe('active')
  })

  it('also cancels waiting mails', async () => {
    sink.refuseWith('try later')
    await signUp()
    const mail = await eventually(() => sink.refused[0])
    await eventually(async () => (await outbox()).find(({ attempts }) => attempts === 1))
    await fetch(reader.linkIn(mail, 'unsubscribe'), oneClick)
    sink.refuseWith(null)
    await service.database.updateTable('outbox').set({ next_attempt_at: '2025' }).execute()
    // The worker's next round sends only the other mail.
    await signUp('theo@visitor.example')
    expect((await reader.firstMail()).recipients).toEqual(['theo@visitor.example'])
    expect(await staffOf(service).run('list', 'newsletter')).toMatch(/^mira@.* unsubscribed .* -$/m)
  })
})

describe.each(postgresOnly())('unsubscribing two addresses of a mailbox at once on $name', (kind) => {
  it('ends both: neither waits for a row of the other with the suppression in its hands', async () => {
    const { database } = await serviceOfTest({ database: kind.create })
    const signer = newsletterSigner(Buffer.alloc(32))
    const row = (email: string, status: 'active' | 'pending') =>
      ({ id: signer.idOf(email), email, status, opt_in: 'double', requested_at: '2025' }) as const
    const [first, second] = [
      row('mira@visitor.example', 'active'),
      row('mira+two@visitor.example', 'pending'),
    ]
    await database.insertInto('subscribers').values([first, second]).execute()
    let ending: Promise<void> | undefined
    await database.transaction().execute(async (transaction) => {
      const ofSecond = transaction.updateTable('subscribers').where('id', '=', second.id)
      await ofSecond.set({ status: 'unsubscribed' }).execute()
      ending = unsubscribe(database, signer, first.id)
      // It waits for the row.
      await Promise.race([ending, wait(500)])
      await suppress(transaction, signer.hashOfMailbox(second.email), 'unsubscribed')
    })
    await ending
    const rows = await database.selectFrom('subscribers').select('status').execute()
    expect(rows).toEqual([{ status: 'unsubscribed' }, { status: 'unsubscribed' }])
  })
})

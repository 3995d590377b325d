import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabases } from '../testing/databases'
import { type MailSink, startMailSink } from '../testing/mail-sink'
import { eventually, publicOrigin, startTestService, type TestService } from '../testing/test-service'
import { newsletterSigner } from './newsletter-signer'
import { readSecretKey } from './secret-key'
import { forgetUnconfirmed } from './subscriber-repository'
import { allow } from './suppression-repository'

const email = 'Mira@Visitor.example'
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

describe.each(testDatabases())('the newsletter on $name', (kind) => {
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

  const signUp = (address = email) =>
    service.post(
      '/api/newsletter',
      { email: address },
      { 'x-form-page': '/about', 'x-form-wording': '2026-11' },
    )
  const subscribers = () => service.database.selectFrom('subscribers').selectAll().execute()
  const firstMail = () => eventually(() => sink.mails[0])

  /** The link of the mail, at the service's own address instead of the public one. */
  function linkIn(text: string | undefined, page: string): string {
    const link = new RegExp(`${publicOrigin}(/api/newsletter/${page}\\?token=\\S+)`).exec(text ?? '')
    return service.url + (link?.[1] ?? '/missing')
  }
  async function subscribe(): Promise<string> {
    await signUp()
    const { text } = (await firstMail()).parsed
    await fetch(linkIn(text, 'confirm'), { method: 'POST' })
    return linkIn(text, 'unsubscribe')
  }

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

    it('the mail says who asks, where they are and how to refuse', async () => {
      await signUp()
      const { parsed, recipients } = await firstMail()
      expect(recipients).toEqual(['mira@visitor.example'])
      expect(parsed.subject).toBe(
        'Please confirm your subscription to the Samya College of Ayurveda newsletter',
      )
      for (const words of [
        'Samya College of Ayurveda',
        'Victoria, BC',
        'withdraw your consent',
        publicOrigin,
      ]) {
        expect(parsed.text).toContain(words)
      }
    })

    it('opening the link changes nothing, its button does', async () => {
      await signUp()
      const link = linkIn((await firstMail()).parsed.text, 'confirm')
      const page = await fetch(link)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain('<title>Confirm your subscription | Samya College of Ayurveda</title>')
      expect((await subscribers())[0]?.status).toBe('pending')

      const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1]
      const confirmed = await fetch(service.url + action, { method: 'POST', body: new URLSearchParams() })
      expect(await confirmed.text()).toContain('You are subscribed')
      expect(await subscribers()).toMatchObject([{ status: 'active', confirmed_at: expect.any(String) }])
    })

    it('pressing the button twice is fine', async () => {
      await signUp()
      const link = linkIn((await firstMail()).parsed.text, 'confirm')
      const statuses = [await fetch(link, { method: 'POST' }), await fetch(link, { method: 'POST' })]
      expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    })

    it('a link that was changed or cut is refused', async () => {
      await signUp()
      const link = linkIn((await firstMail()).parsed.text, 'confirm')
      for (const broken of [
        link.slice(0, -2),
        link.replace('token=', 'token=a'),
        `${service.url}/api/newsletter/confirm`,
        `${link}&token=x`,
      ]) {
        expect((await fetch(broken, { method: 'POST' })).status).toBe(404)
      }
      expect((await subscribers())[0]?.status).toBe('pending')
    })

    it('an unsubscribe token does not confirm', async () => {
      await signUp()
      const link = linkIn((await firstMail()).parsed.text, 'unsubscribe').replace('/unsubscribe', '/confirm')
      expect((await fetch(link, { method: 'POST' })).status).toBe(404)
    })

    it('a link works for 30 days, then the address is forgotten', async () => {
      await signUp()
      const link = linkIn((await firstMail()).parsed.text, 'confirm')
      const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
      await service.database.updateTable('subscribers').set({ requested_at: longAgo }).execute()
      expect((await fetch(link, { method: 'POST' })).status).toBe(404)
      await forgetUnconfirmed(service.database)
      expect(await subscribers()).toEqual([])
    })
  })

  describe('the same answer, whoever asks', () => {
    it('for a new, a waiting, a subscribed and a suppressed address', async () => {
      const answers = [await signUp(), await signUp('MIRA@visitor.example')]
      const link = linkIn((await firstMail()).parsed.text, 'confirm')
      await fetch(link, { method: 'POST' })
      answers.push(await signUp())
      await fetch(link.replace('/confirm', '/unsubscribe'), oneClick)
      answers.push(await signUp())
      expect(
        new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)))
          .size,
      ).toBe(1)
    })

    it('and a second sign-up sends no second mail within a day', async () => {
      await signUp()
      await firstMail()
      await signUp()
      expect(await service.database.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
    })

    it('but asks again after a day, when the first mail may be lost', async () => {
      await signUp()
      await firstMail()
      const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString()
      await service.database.updateTable('subscribers').set({ requested_at: twoDaysAgo }).execute()
      await signUp()
      await eventually(() => sink.mails[1])
      expect(await subscribers()).toHaveLength(1)
    })
  })

  describe('unsubscribing', () => {
    it('the mail carries the headers of one-click unsubscribe (RFC 8058)', async () => {
      await signUp()
      const { source } = await firstMail()
      const headers = source.split('\r\n\r\n', 1)[0]?.replace(/\r\n\s+/g, ' ') ?? ''
      expect(headers).toMatch(
        /^List-Unsubscribe: <https:\/\/college\.example\/api\/newsletter\/unsubscribe\?token=\S+>$/m,
      )
      expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    })

    it('GET shows a page and changes nothing', async () => {
      const link = await subscribe()
      const page = await fetch(link)
      expect(page.status).toBe(200)
      expect(await page.text()).toMatch(/<form method="post".*<button type="submit">Unsubscribe<\/button>/)
      expect((await subscribers())[0]?.status).toBe('active')
    })

    it.each([
      ['urlencoded', oneClick.body],
      ['multipart', Object.assign(new FormData(), {})],
      ['without a body', undefined],
    ])('POST acts at once, %s', async (_, body) => {
      const link = await subscribe()
      const answer = await fetch(link, { method: 'POST', body })
      expect(answer.status).toBe(200)
      expect(await subscribers()).toMatchObject([
        { status: 'unsubscribed', unsubscribed_at: expect.any(String) },
      ])
    })

    it('the address stays suppressed, by a hash that does not show it', async () => {
      const link = await subscribe()
      await fetch(link, oneClick)
      await fetch(link, oneClick)
      const suppressions = await service.database.selectFrom('suppressions').selectAll().execute()
      expect(suppressions).toHaveLength(1)
      expect(suppressions[0]?.address_hash).toMatch(/^[\w-]{43}$/)
      await signUp()
      await signUp(email.toLowerCase())
      expect((await subscribers())[0]?.status).toBe('unsubscribed')
      expect(await service.database.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
    })

    it('works before confirming, and the confirmation link is void then', async () => {
      await signUp()
      const { text } = (await firstMail()).parsed
      await fetch(linkIn(text, 'unsubscribe'), oneClick)
      expect((await fetch(linkIn(text, 'confirm'), { method: 'POST' })).status).toBe(404)
      expect((await subscribers())[0]?.status).toBe('unsubscribed')
    })

    it('works after the address was forgotten: it is never asked again', async () => {
      await signUp()
      const link = linkIn((await firstMail()).parsed.text, 'unsubscribe')
      const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
      await service.database.updateTable('subscribers').set({ requested_at: longAgo }).execute()
      await forgetUnconfirmed(service.database)
      const answer = await fetch(link, oneClick)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('will not be sent to this address again')
      await signUp()
      expect(await subscribers()).toEqual([])
    })

    it('works again after the staff allowed the address', async () => {
      const link = await subscribe()
      await fetch(link, oneClick)
      const signer = newsletterSigner(await readSecretKey(service.config.dataDir))
      expect(await allow(service.database, signer, email)).toBe(true)
      await fetch(link, oneClick)
      await signUp()
      expect((await subscribers())[0]?.status).toBe('unsubscribed')
    })
  })

  it('the pages allow no script, no inline style and no framing, and keep the token to themselves', async () => {
    const { headers } = await fetch(`${service.url}/api/newsletter/confirm?token=x`)
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

describe('the newsletter without a mail server', () => {
  it('records single opt-in and says so in the log', async () => {
    const service = await startTestService()
    try {
      await service.post('/api/newsletter', { email })
      const rows = await service.database.selectFrom('subscribers').selectAll().execute()
      expect(rows).toMatchObject([{ status: 'active', opt_in: 'single', page: null, confirmed_at: null }])
      expect(service.logged()).toContain('single opt-in')
    } finally {
      await service.stop()
    }
  })
})

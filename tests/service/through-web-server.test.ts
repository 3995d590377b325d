import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type MailSink, startMailSink } from 'inquiry-service/testing/mail-sink'
import {
  eventually,
  publicOrigin,
  startTestService,
  type TestService,
} from 'inquiry-service/testing/test-service'
import { temporaryFolder } from 'inquiry-service/testing/temporary-folder'
import { readConfig } from 'platform/config'
import { createWebServer } from 'platform/server/app'

const form = 'application/x-www-form-urlencoded'

/** What a mail program sends for its own button (RFC 8058). */
const oneClick = { 'List-Unsubscribe': 'One-Click' }

function inParts(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

async function startWebServer(apiUrl: string) {
  const { path, remove } = await temporaryFolder()
  const app = await createWebServer(
    readConfig({ SITE_DIR: path, PUBLIC_ORIGIN: publicOrigin, LOG_LEVEL: 'silent', API_URL: apiUrl }),
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await app.close()
    await remove()
  }
  return { app, url, stop }
}

describe('the links of the newsletter, at the address of the site', () => {
  let sink: MailSink
  let service: TestService
  let site: Awaited<ReturnType<typeof startWebServer>>

  beforeEach(async () => {
    sink = await startMailSink()
    service = await startTestService({ smtpUrl: sink.url })
    site = await startWebServer(service.url)
  })
  afterEach(async () => {
    await site.stop()
    await service.stop()
    await sink.close()
  })

  const status = async () =>
    (await service.database.selectFrom('subscribers').select('status').execute())[0]?.status

  /** Signs up, and gives the link of the mail at the site's own address. */
  async function linkTo(page: string): Promise<string> {
    await fetch(`${site.url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'mira@visitor.example' }),
    })
    const { text = '' } = (await eventually(() => sink.mails[0])).parsed
    const [, path] = new RegExp(`${publicOrigin}(/api/newsletter/${page}\\?token=\\S+)`).exec(text) ?? []
    return site.url + path
  }

  /** Opens the page behind a link and presses its button as a browser does. */
  async function press(link: string): Promise<number> {
    const page = await fetch(link)
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(await page.text()) ?? []
    const answer = await fetch(site.url + action.replaceAll('&amp;', '&'), {
      method: 'POST',
      headers: { 'content-type': form },
      body: '',
    })
    return answer.status
  }

  it('confirm and unsubscribe by their buttons', async () => {
    expect(await press(await linkTo('confirm'))).toBe(200)
    expect(await status()).toBe('active')
    expect(await press(await linkTo('unsubscribe'))).toBe(200)
    expect(await status()).toBe('unsubscribed')
  })

  it.each([
    ['a form', new URLSearchParams(oneClick)],
    ['a form in parts', inParts(oneClick)],
  ])('unsubscribe by the button of a mail program, which sends %s', async (_, body) => {
    const link = await linkTo('unsubscribe')
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
    expect(await status()).toBe('unsubscribed')
  })
})

it('ends a request that is incomplete after half a minute', async () => {
  const site = await startWebServer('http://127.0.0.1:1')
  onTestFinished(site.stop)
  expect(site.app.server.requestTimeout).toBe(30_000)
})

it('says in neutral words that the service is down, or that there is none', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  const site = await startWebServer(`http://127.0.0.1:${port}`)
  onTestFinished(site.stop)
  const answer = await fetch(`${site.url}/api/inquiries`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain(String(port))
})

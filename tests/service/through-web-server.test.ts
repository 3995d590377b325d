import { sinkOfTest } from 'inquiry-service/testing/mail-sink'
import { oneClick, readerOf } from 'inquiry-service/testing/newsletter-reader'
import { postTo, publicOrigin, serviceOfTest } from 'inquiry-service/testing/test-service'
import { readConfig } from 'platform/config'
import { createWebServer } from 'platform/server/app'
import { temporaryFolder } from 'platform/store/testing/temporary-site'

/** The address of a web server before the service at `apiUrl`, until the test ends. */
async function startWebServer(apiUrl: string): Promise<string> {
  const SITE_DIR = await temporaryFolder()
  const app = await createWebServer(
    readConfig({ SITE_DIR, PUBLIC_ORIGIN: publicOrigin, LOG_LEVEL: 'silent', API_URL: apiUrl }),
  )
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** A person who has signed up: the links of the mail, at the site's own address, and the state of the subscription. */
async function signedUp() {
  const sink = await sinkOfTest()
  const service = await serviceOfTest({ smtpUrl: sink.url })
  const url = await startWebServer(service.url)
  const reader = readerOf({ url, post: postTo(url) }, sink)
  await reader.signUp('mira@visitor.example')
  const mail = await reader.firstMail()
  const subscribers = service.database.selectFrom('subscribers').select('status')
  return {
    linkTo: (page: 'confirm' | 'unsubscribe') => reader.linkIn(mail, page),
    status: async () => (await subscribers.executeTakeFirst())?.status,
  }
}

/** Opens the page behind a link and presses its button as a browser does. */
async function press(link: string): Promise<number> {
  const page = await fetch(link)
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(await page.text()) ?? []
  const target = new URL(action.replaceAll('&amp;', '&'), link)
  return (await fetch(target, { method: 'POST', body: new URLSearchParams() })).status
}

const inParts = new FormData()
inParts.set('List-Unsubscribe', 'One-Click')

describe('the links of the newsletter, at the address of the site', () => {
  it('confirm and unsubscribe by their buttons', async () => {
    const { linkTo, status } = await signedUp()
    expect(await press(linkTo('confirm'))).toBe(200)
    expect(await status()).toBe('active')
    expect(await press(linkTo('unsubscribe'))).toBe(200)
    expect(await status()).toBe('unsubscribed')
  })

  it.each([
    ['a form', oneClick.body],
    ['a form in parts', inParts],
  ])('unsubscribe by the button of a mail program, which sends %s', async (_, body) => {
    const { linkTo, status } = await signedUp()
    expect((await fetch(linkTo('unsubscribe'), { method: 'POST', body })).status).toBe(200)
    expect(await status()).toBe('unsubscribed')
  })
})

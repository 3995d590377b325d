import { join } from 'node:path'
import { publishedSite, testOrigin } from '../setup/published-site'
import { startWholeSite } from '../setup/start-whole-site'

const visitor = {
  fullName: 'Mira Nair',
  email: 'mira@visitor.example',
  phone: '604 555 0199',
  program: 'ALC',
  message: 'My knee hurts, and nobody else need know.',
}
const token = 'a-token-that-unsubscribes'
const address = '203.0.113.7'
const secrets = [...Object.values(visitor).filter((entry) => entry !== 'ALC'), token, address]

/** The site as `npm start` runs it, at its most talkative; `said` grows. */
async function talkativeSite(environment: NodeJS.ProcessEnv) {
  const { site } = await publishedSite()
  const said: string[] = []
  const talkative = {
    SITE_DIR: site.root,
    DATA_DIR: join(site.root, 'data'),
    PUBLIC_ORIGIN: testOrigin,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'trace',
    ...environment,
  }
  const { url, stop } = await startWholeSite(talkative, { listen: (line) => said.push(line) })
  onTestFinished(async () => void (await stop()))
  return { url, said, stop }
}

const post = (type: string, body: string) => ({ method: 'POST', headers: { 'content-type': type }, body })
const json = (value: object) => post('application/json', JSON.stringify(value))
const form = (fields: Record<string, string>) =>
  post('application/x-www-form-urlencoded', String(new URLSearchParams(fields)))

/** All that carries something of a visitor, taken or not. */
const calls: [path: string, request?: ReturnType<typeof post>][] = [
  [`/api/newsletter/confirm?token=${token}`],
  [`/api/newsletter/unsubscribe?token=${token}`, form({ 'List-Unsubscribe': 'One-Click' })],
  [`/api/${token}`],
  [`/%zz?token=${token}`],
  [`/about?token=${token}`],
  ['/api/inquiries', json({ ...visitor, type: 'quick_inquiry' })],
  ['/api/inquiries', json({ ...visitor, type: visitor.message })],
  ['/api/inquiries', post('application/json', visitor.message)],
  ['/api/newsletter', json({ email: visitor.email })],
  ['/forms/newsletter', form({ email: visitor.email })],
  ['/forms/quick-inquiry', form(visitor)],
  ['/forms/quick-inquiry', form({ ...visitor, email: visitor.message })],
  ['/forms/quick-inquiry', form({ ...visitor, message: visitor.message.repeat(10_000) })],
]

it.each([
  ['while the inquiry service runs', {}],
  ['while the service is down', { API_URL: 'http://127.0.0.1:9' }],
])('the log holds nothing of a visitor, and no token, %s', async (_, environment) => {
  const { url, said, stop } = await talkativeSite(environment)
  for (const [path, request] of calls) {
    const headers = { ...request?.headers, 'x-forwarded-for': address }
    await (await fetch(url + path, { ...request, headers })).text()
  }
  await stop()
  const log = said.join('\n')
  expect(log).toContain('API_URL' in environment ? 'the inquiry service did not answer' : '"event":"request"')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

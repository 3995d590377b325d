import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from 'inquiry-service/testing/run-program'
import { startWebServer } from 'platform/server/server'
import { expect, test } from '../../e2e/test'
import { startServiceProcess, type ServiceProcess } from '../../setup/service-process'
import { contactMessage, expectEntries, fill, formHydrated, formOf } from '../../forms/inquiry-forms'
import { siteUnderTest } from '../../setup/site-under-test'

// Starts the service twice and reads the inbox: three processes.
test.slow()
// The browser reports each answer 50x, and the form logs the error behind its notice.
test.use({ allowed: /status of 50\d|50\d: |: Error$/ })

let dataDir: string
let service: ServiceProcess
let site: Awaited<ReturnType<typeof startWebServer>>

const startService = (port = '0') => startServiceProcess({ DATA_DIR: dataDir, API_PORT: port })

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forms-'))
  service = await startService()
  site = await startWebServer({
    API_URL: service.url,
    SITE_DIR: siteUnderTest.dir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
})

test.afterEach(async () => {
  await site.app.close()
  await service.stop()
  await rm(dataDir, { recursive: true })
})

/** What the staff read. */
async function inbox(): Promise<Record<string, string>[]> {
  const { output, errors } = await runProgram(['inbox', 'export', '--format', 'json'], { DATA_DIR: dataDir })
  expect(errors).toBe('')
  return JSON.parse(output)
}

test('with the service killed the site stays up; with it back the same form sends, stored once', async ({
  page,
  request,
}) => {
  const contact = `${site.address}/contact`
  await page.goto(contact)
  await formHydrated(page)
  const form = formOf(page)
  await fill(form, contactMessage)
  await service.kill()

  const submit = form.getByRole('button', { name: contactMessage.submit })
  await submit.click()
  await expect(form.getByRole('status')).toHaveText(`Error${contactMessage.failure}`)
  await expectEntries(form, contactMessage)
  for (const path of ['/', '/programs/alc', '/podcast'])
    expect((await request.get(`${site.address}${path}`)).status()).toBe(200)
  const native = { form: { email: 'mira@visitor.example' } }
  const refused = await request.post(`${site.address}/forms/newsletter`, native)
  expect(await refused.text()).toContain('<li>Failed to subscribe. Please try again.</li>')
  await page.reload()
  await formHydrated(page)
  await expectEntries(form, contactMessage)

  service = await startService(new URL(service.url).port)
  await submit.click()
  await expect(form.getByRole('status')).toContainText(contactMessage.success.title)
  const { type, ...entries } = contactMessage.payload
  const posted = await request.post(`${site.address}/forms/contact-message`, {
    form: { ...entries, fullName: 'Without JavaScript', 'form-wording': 'inquiry-2025-1', 'form-trap': '' },
    headers: { referer: contact },
  })
  expect(posted.status()).toBe(200)
  const stored = { ...entries, type, page: '/contact' }
  expect(await inbox()).toEqual([
    expect.objectContaining(stored),
    expect.objectContaining({ ...stored, fullName: 'Without JavaScript' }),
  ])
})

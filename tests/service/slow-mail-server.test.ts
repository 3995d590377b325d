import { join } from 'node:path'
import { openDatabase } from 'inquiry-service/database/open-database'
import { quickInquiry } from 'inquiry-service/testing/entries'
import { sinkOfTest } from 'inquiry-service/testing/mail-sink'
import { eventually, postTo } from 'inquiry-service/testing/test-service'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { startServiceProcess } from '../setup/service-process'

it('the service stops although a mail server takes a minute, and the mail is due again soon', async () => {
  const folder = await temporaryFolder()
  const sink = await sinkOfTest({ acceptMilliseconds: 60_000 })
  const service = await startServiceProcess({
    DATA_DIR: folder,
    SMTP_URL: sink.url,
    STAFF_EMAIL: 'staff@college.example',
    PUBLIC_ORIGIN: 'https://college.example',
  })
  onTestFinished(service.kill)
  await postTo(service.url)('/api/inquiries', quickInquiry)
  await eventually(() => sink.mails[0])
  expect(await service.stop()).toBe(0)

  const database = await openDatabase({ kind: 'file', path: join(folder, 'inquiries.db') })
  onTestFinished(() => database.destroy())
  const mail = await database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ sent_at: null, gave_up_at: null, attempts: 0 })
  expect(Date.parse(mail.next_attempt_at)).toBeLessThan(Date.now() + 30_000)
})

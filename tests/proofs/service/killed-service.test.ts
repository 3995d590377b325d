import { setTimeout as wait } from 'node:timers/promises'
import type { TestContext } from 'vitest'
import { openDatabase } from 'inquiry-service/database/open-database'
import { databaseUrl, testDatabases } from 'inquiry-service/testing/databases'
import { type MailSink, startMailSink } from 'inquiry-service/testing/mail-sink'
import { eventually } from 'inquiry-service/testing/test-service'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { type ServiceProcess, startServiceProcess } from '../../setup/service-process'
import { sendVisitors } from './visitors'

const isLong = process.env['LONG'] === '1'
const kills = isLong ? 100 : 2
const minutes = 60_000

// Much of it is waiting for mails to be tried again.
describe.concurrent.each(testDatabases())('kill -9 of the service on $name', (kind) => {
  it(
    `${kills} times under parallel posts: nothing acknowledged is lost, nothing is stored twice, every mail arrives`,
    { timeout: isLong ? 20 * minutes : 6 * minutes },
    async ({ onTestFinished }) => {
      const folder = await temporaryFolder(onTestFinished)
      const sink = await startMailSink()
      onTestFinished(sink.close)
      const config = await kind.create(folder)
      const database = await openDatabase(config)
      onTestFinished(() => database.destroy())

      const { acknowledged, hitInFlight, service } = await runUnderKills(onTestFinished, {
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl(config),
        SMTP_URL: sink.url,
        STAFF_EMAIL: 'staff@college.example',
        PUBLIC_ORIGIN: 'https://college.example',
      })
      expect(hitInFlight).toBeGreaterThan(0)
      const waiting = database.selectFrom('outbox').select('id').where('sent_at', 'is', null)
      await eventually(async () => (await waiting.execute()).length === 0, 4 * 60)
      expect(await service.stop()).toBe(0)

      const inquiries = await database.selectFrom('inquiries').selectAll().execute()
      const byId = new Map(inquiries.map((row) => [row.id, row]))
      expect(new Set(inquiries.map((row) => row.idempotency_key)).size).toBe(inquiries.length)
      const lost = acknowledged.filter(({ id, key, fullName }) => {
        const row = byId.get(id)
        return row?.idempotency_key !== key || row.full_name !== fullName
      })
      expect(lost).toEqual([])

      const outbox = await database.selectFrom('outbox').selectAll().execute()
      const mails = messageIdsByInquiry(sink)
      expect([...mails.keys()].filter((id) => !byId.has(id))).toEqual([])
      expect(outbox).toHaveLength(inquiries.length)
      for (const { inquiry_id: id, message_id: messageId } of outbox) {
        expect(mails.get(String(id))).toEqual(new Set([messageId]))
      }
      console.log(
        `${kind.name}: ${kills} kills (${hitInFlight} with posts in flight), ${inquiries.length} inquiries, all ` +
          `acknowledged ones kept, ${sink.mails.length - inquiries.length} mails sent twice under one Message-ID`,
      )
    },
  )
})

/** Kills and restarts the service while visitors send; ends with a service that runs and every visitor answered. */
async function runUnderKills(
  onTestFinished: TestContext['onTestFinished'],
  environment: Record<string, string>,
) {
  let service: ServiceProcess = await startServiceProcess(environment)
  onTestFinished(() => service.kill())
  const visitors = sendVisitors(8, () => service.url)
  onTestFinished(visitors.giveUp)
  let hitInFlight = 0
  for (let kill = 0; kill < kills; kill++) {
    await wait(Math.random() * 500)
    if (visitors.inFlight() > 0) hitInFlight++
    await service.kill()
    service = await startServiceProcess(environment)
  }
  await visitors.leave()
  return { acknowledged: visitors.acknowledged, hitInFlight, service }
}

function messageIdsByInquiry(sink: MailSink): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { parsed } of sink.mails) {
    const inquiry = /^Inquiry: (\S+)$/m.exec(parsed.text ?? '')?.[1] ?? 'none'
    const known = ids.get(inquiry) ?? new Set()
    ids.set(inquiry, known.add(parsed.messageId ?? 'none'))
  }
  return ids
}

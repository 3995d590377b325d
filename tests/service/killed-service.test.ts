import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../mf-engagement/api/database/open-database'
import { testDatabases } from '../../mf-engagement/api/testing/databases'
import { type MailSink, startMailSink } from '../../mf-engagement/api/testing/mail-sink'
import { temporaryFolder } from '../../mf-engagement/api/testing/temporary-folder'
import { databaseUrl, startServiceProcess } from './service-process'
import { sendVisitors, type Visitors } from './visitors'

const isLong = process.env['LONG'] === '1'
const kills = isLong ? 100 : 5
const minutes = 60_000

describe.each(testDatabases())('kill -9 of the service on $name', (kind) => {
  afterAll(() => kind.stop())

  it(
    `${kills} times under parallel posts: nothing acknowledged is lost, nothing is stored twice, every mail arrives`,
    { timeout: isLong ? 20 * minutes : 6 * minutes },
    async () => {
      const folder = await temporaryFolder()
      const sink = await startMailSink()
      const database = await kind.create(folder.path)
      const environment = {
        DATA_DIR: folder.path,
        DATABASE_URL: databaseUrl(database),
        SMTP_URL: sink.url,
        STAFF_EMAIL: 'staff@college.example',
        PUBLIC_ORIGIN: 'https://college.example',
        LOG_LEVEL: 'info',
      }
      const { visitors, hitInFlight } = await runUnderKills(environment)
      const { inquiries, outbox } = await rowsWhenAllSent(database)

      const keys = inquiries.map((row) => row.idempotency_key)
      expect(new Set(keys).size).toBe(keys.length)
      const byId = new Map(inquiries.map((row) => [row.id, row]))
      const lost = visitors.acknowledged.filter(({ id, key, fullName }) => {
        const row = byId.get(id)
        return row?.idempotency_key !== key || row.full_name !== fullName
      })
      expect(lost).toEqual([])

      const mails = messageIdsByInquiry(sink)
      expect([...mails.keys()].filter((id) => !byId.has(id))).toEqual([])
      expect(inquiries.filter(({ id }) => !mails.has(id))).toEqual([])
      for (const mail of outbox)
        expect(mails.get(String(mail.inquiry_id))).toEqual(new Set([mail.message_id]))
      expect(outbox).toHaveLength(inquiries.length)

      console.log(
        `${kind.name}: ${kills} kills (${hitInFlight} with posts in flight), ${inquiries.length} inquiries, all ` +
          `acknowledged ones kept, ${sink.mails.length - inquiries.length} mails sent twice under one Message-ID`,
      )
      expect(hitInFlight).toBeGreaterThan(0)
      await sink.close()
      await folder.remove()
    },
  )

  async function runUnderKills(environment: Record<string, string>) {
    let service = await startServiceProcess(environment)
    const visitors: Visitors = sendVisitors(8, () => service.url)
    let hitInFlight = 0
    for (let kill = 0; kill < kills; kill++) {
      await wait(Math.random() * 500)
      if (visitors.inFlight() > 0) hitInFlight++
      await service.kill()
      service = await startServiceProcess(environment)
    }
    await visitors.leave()
    stopLast = () => service.stop()
    return { visitors, hitInFlight }
  }

  let stopLast: () => Promise<number | null>

  async function rowsWhenAllSent(config: Parameters<typeof openDatabase>[0]) {
    const database = await openDatabase(config)
    const deadline = Date.now() + 4 * minutes
    for (;;) {
      const waiting = await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
      if (waiting.length === 0) break
      if (Date.now() > deadline) throw new Error(`${waiting.length} mails are still waiting`)
      await wait(200)
    }
    expect(await stopLast()).toBe(0)
    const inquiries = await database.selectFrom('inquiries').selectAll().execute()
    const outbox = await database.selectFrom('outbox').selectAll().execute()
    await database.destroy()
    return { inquiries, outbox }
  }
})

function messageIdsByInquiry(sink: MailSink): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { parsed } of sink.mails) {
    const inquiry = /^Inquiry: (\S+)$/m.exec(parsed.text ?? '')?.[1] ?? 'none'
    const known = ids.get(inquiry) ?? new Set()
    ids.set(inquiry, known.add(parsed.messageId ?? 'none'))
  }
  return ids
}

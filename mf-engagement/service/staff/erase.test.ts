import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isInFiles } from '../testing/database-files'
import { testDatabases } from '../testing/databases'
import { contactMessage, quickInquiry } from '../testing/entries'
import { sinkOfTest } from '../testing/mail-sink'
import { staffOf } from '../testing/staff'
import { eventually, serviceOfTest } from '../testing/test-service'

it.each(testDatabases())('leaves no trace of the person in the files of $name', async (kind) => {
  const service = await serviceOfTest({ database: kind.create })
  for (let count = 0; count < 20; count++) {
    await service.post('/api/inquiries', {
      ...quickInquiry,
      message: `Erasable ${count} ${'x'.repeat(500)}`,
    })
  }
  await service.post('/api/inquiries', contactMessage)
  expect(await isInFiles(service, 'Erasable')).toBe(true)
  await staffOf(service).run('erase', 'mira@visitor.example')
  expect(await isInFiles(service, 'mira@visitor.example')).toBe(false)
  expect(await isInFiles(service, 'Erasable')).toBe(false)
})

it('reports remaining traces while another process reads, and clears them when run again', async () => {
  const service = await serviceOfTest()
  await service.post('/api/inquiries', { ...quickInquiry, message: 'Erasable' })
  const walSize = async () => (await stat(join(service.config.dataDir, 'inquiries.db-wal'))).size
  await service.database.connection().execute(async (reader) => {
    await sql`begin`.execute(reader)
    await sql`select * from inquiries`.execute(reader)
    const { code, output, errors } = await staffOf(service).runProcess('erase', 'mira@visitor.example')
    expect(output).toContain('Erased: 1 inquiry')
    expect(errors).toContain('inquiries.db-wal still holds traces')
    expect(code).toBe(1)
    await sql`rollback`.execute(reader)
  })
  expect(await walSize()).toBeGreaterThan(0)
  expect(await staffOf(service).run('erase', 'mira@visitor.example')).toBe(
    'No inquiry and no newsletter address of mira@visitor.example is stored. Unless it was erased before, check the address: npm run inbox -- list',
  )
  expect(await walSize()).toBe(0)
})

it('says how many mails with the entries may be in the mailbox of the staff', async () => {
  const sink = await sinkOfTest()
  const service = await serviceOfTest({ smtpUrl: sink.url })
  await service.post('/api/inquiries', quickInquiry)
  await service.post('/api/inquiries', quickInquiry)
  await service.post('/api/inquiries', quickInquiry, { 'x-form-trap': '1' })
  const sent = service.database.selectFrom('outbox').select('id').where('sent_at', 'is not', null)
  await eventually(async () => (await sent.execute()).length === 2)
  sink.hold()
  await service.post('/api/inquiries', quickInquiry)
  await eventually(() => sink.mails[2])
  const output = await staffOf(service).run('erase', quickInquiry.email)
  sink.release()
  expect(output).toContain('Erased: 4 inquiries')
  expect(output).toContain('The mailbox of STAFF_EMAIL may hold 3 mails with them: delete them there, too.')
  expect(await staffOf(service).run('erase', quickInquiry.email)).not.toContain('STAFF_EMAIL')
})

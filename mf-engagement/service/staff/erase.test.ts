import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readDatabaseFiles } from '../testing/database-files'
import { quickInquiry } from '../testing/entries'
import { staffOf } from '../testing/staff'
import { startTestService } from '../testing/test-service'

it('leaves no trace of the person in the database files', async () => {
  const service = await startTestService()
  for (let count = 0; count < 40; count++) {
    await service.post('/api/inquiries', {
      ...quickInquiry,
      message: `Erasable ${count} ${'x'.repeat(500)}`,
    })
  }
  await staffOf(service).run('erase', 'mira@visitor.example')
  const bytes = readDatabaseFiles(service.config.dataDir)
  expect(bytes).not.toContain('mira@visitor.example')
  expect(bytes).not.toContain('Erasable')
  await service.stop()
})

it('reports remaining traces while another process reads, and clears them when run again', async () => {
  const service = await startTestService()
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
  expect(await staffOf(service).run('erase', 'mira@visitor.example')).toContain('Erased: 0 inquiries')
  expect(await walSize()).toBe(0)
  await service.stop()
})

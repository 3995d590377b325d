import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { postgresOnly } from '../testing/databases'
import { contactMessage } from '../testing/entries'
import { staffOf } from '../testing/staff'
import { serviceOfTest, startTestService, type TestService } from '../testing/test-service'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
  for (const id of ['1f0c-ace', '1f0c-bad']) {
    const made = await (await service.post('/api/inquiries', contactMessage)).json()
    await service.database.updateTable('inquiries').set({ id }).where('id', '=', made.id).execute()
  }
})
afterAll(() => service.stop())

it.each([
  [[], 'Which command?'],
  [['toString'], 'There is no command toString.'],
  [['list', 'people'], 'list takes inquiries, newsletter or a mail address'],
  [['list', '--limit', 'all'], '--limit takes a number'],
  [['export'], 'export takes --format csv or --format json'],
  [['export', '--formt', 'csv'], 'formt'],
  [['show', "' or 1=1 --"], 'name an inquiry by its id'],
  [['show', 'abcdef00'], 'there is no inquiry abcdef00'],
  [['show', '1f0c'], 'more than one inquiry starts with 1f0c, such as 1f0c-ace and 1f0c-bad;'],
  [['correct', '1f0c-ace', 'phone'], 'correct takes ID FIELD VALUE'],
  [['correct', '1f0c-ace', 'phone', '1', '2'], 'correct does not take 2'],
  [['correct', '1f0c-ace', 'fullName', ' '], 'fullName: '],
  [
    ['correct', '1f0c-ace', 'toString', 'x'],
    'name a field of contact_form: fullName, email, phone, program, message',
  ],
  [['erase'], 'name the person by mail address alone'],
  [['unsubscribe', 'A <a@b.example>'], 'name the person by mail address alone'],
  [['erase', 'a@b.example', 'c@d.example'], 'erase does not take c@d.example'],
  [['list', 'inquiries', 'of', 'today'], 'list does not take of today'],
  [['stats', 'today', '--limit', '5'], 'stats does not take today --limit'],
  [['list', '--out', 'list.txt'], 'list does not take --out'],
  [['retry'], 'started without a mail server'],
])('%j is refused with the reason', async (typed, reason) => {
  await expect(staffOf(service).run(...typed)).rejects.toThrow(reason)
})

it('ends with an error and shows the usage', async () => {
  const { code, errors } = await staffOf(service).runProcess('nonsense')
  expect(code).toBe(1)
  expect(errors).toContain('There is no command nonsense.')
  expect(errors).toContain('npm run inbox -- COMMAND')
})

it.each(['--help', '-h'])('%s shows what the commands do', async (option) => {
  expect(await staffOf(service).run(option)).toContain('erase ADDRESS')
})

it('deletes nothing before a service has recorded how long it keeps inquiries', async () => {
  const service = await serviceOfTest()
  await service.database.deleteFrom('service_settings').execute()
  const today = new Date().toISOString().slice(0, 10)
  await expect(staffOf(service).run('forget', today)).rejects.toMatchObject({ code: 'settings_missing' })
})

it.each([
  ['inquiries.csv.part', 'export', '--format', 'csv', '--out', '/none/inquiries.csv'],
  ['backups', 'backup'],
])('names %s if it cannot be written, with the fix: %s', async (name, ...typed) => {
  await writeFile(`${service.config.dataDir}/backups`, 'in the way of the folder')
  const { code, errors } = await staffOf(service).runProcess(...typed)
  expect(code).toBe(1)
  expect(errors).toMatch(
    new RegExp(
      `/${name}: expected a place where this user may read and write; found E.*\nGive the user of the service the file`,
    ),
  )
})

it.each(postgresOnly())('names the server of $name that goes away during a command', async (kind) => {
  const service = await serviceOfTest({ database: kind.create })
  const waiting = sql`from pg_stat_activity where wait_event_type = 'Lock'`
  await service.database.transaction().execute(async (transaction) => {
    await sql`lock table inquiries`.execute(transaction)
    const erasing = staffOf(service).run('erase', 'theo@visitor.example').catch(String)
    const cut = () => sql`select pg_terminate_backend(pid) ${waiting}`.execute(service.database)
    await expect.poll(async () => (await cut()).rows).toHaveLength(1)
    expect(await erasing).toMatch(/\/\w+: expected a PostgreSQL server that answers .*\nStart the server/)
  })
})

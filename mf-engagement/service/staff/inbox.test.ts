import { execFileSync } from 'node:child_process'
import { link, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isInFiles } from '../testing/database-files'
import { testDatabases } from '../testing/databases'
import { contactMessage, podcastGuest, quickInquiry } from '../testing/entries'
import { modeOf } from '../testing/mode-of'
import { staffOf } from '../testing/staff'
import { folderOfTest, serviceOfTest, type TestService } from '../testing/test-service'

describe.each(testDatabases())('npm run inbox, with a running service on $name', (kind) => {
  let service: TestService

  beforeEach(async () => {
    service = await serviceOfTest({ database: kind.create })
  })

  const inbox = (...typed: string[]) => staffOf(service).run(...typed)
  const post = async (entries: object, headers = {}): Promise<string> =>
    (await (await service.post('/api/inquiries', entries, headers)).json()).id
  const signUp = (email: string) =>
    service.post('/api/newsletter', { email }, { 'x-form-page': '/about', 'x-form-wording': '2026-11' })

  it('lists the newest first and shows one in full', async () => {
    await post(contactMessage)
    await post(podcastGuest, { 'x-form-trap': '1' })
    const id = await post(quickInquiry, { 'x-form-wording': 'inquiry-2025-1' })
    const output = await inbox('list')
    const lines = output.split('\n')
    expect(lines[1]).toMatch(
      new RegExp(`^${id.slice(0, 8)} .*Quick inquiry +Mira Nair +mira@visitor.example +ALC`),
    )
    expect(lines[2]).toMatch(/Podcast guest application.*suspected spam/)
    expect(lines[3]).toContain('Arranging a visit')

    const shown = await inbox('show', id.slice(0, 8))
    expect(shown).toContain('When does the next intake start?')
    expect(shown).toContain('+1 250 555 0142')
    expect(shown).toMatch(/^Received {3}\d{4}-\d\d-\d\d \d\d:\d\d UTC$/m)
    expect(shown).toContain('Wording    inquiry-2025-1')
  })

  it('lists as many as --limit allows and says how many there are', async () => {
    for (let count = 0; count < 3; count++) await post(quickInquiry)
    const output = await inbox('list', '--limit', '2')
    expect(output.match(/Quick inquiry/g)).toHaveLength(2)
    expect(output).toContain('2 of 3')
  })

  it('lists every row of one person, more than the 50 that it lists without an address', async () => {
    await Promise.all(
      Array.from({ length: 51 }, () => post({ ...quickInquiry, email: 'Mira@Visitor.example' })),
    )
    await post(contactMessage)
    await signUp('mira@visitor.example')
    await signUp('theo@visitor.example')
    const output = await inbox('list', 'mira@visitor.EXAMPLE')
    expect(output.match(/Mira@Visitor\.example|mira@visitor\.example/g)).toHaveLength(52)
    expect(output).not.toMatch(/theo|--limit/)
  })

  it('corrects an entry by the rules of its form', async () => {
    const id = await post(quickInquiry)
    const correct = (...typed: string[]) => inbox('correct', id.slice(0, 8), ...typed)
    await expect(correct('email', 'mira@')).rejects.toThrow('email: ')
    expect(await correct('email', ' mira.nair@mail.example ')).toMatch(
      new RegExp(`email of ${id.slice(0, 8)}.*exports and mails`),
    )
    await correct('fullName', 'Mira R. Nair')
    await correct('phone', '')
    const row = service.database.selectFrom('inquiries').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({
      email: 'mira.nair@mail.example',
      full_name: 'Mira R. Nair',
      phone: null,
      message: quickInquiry.message,
    })
    expect(await isInFiles(service, quickInquiry.email)).toBe(false)
  })

  it('exports inquiries as JSON, and as CSV without formulas', async () => {
    const entries = { ...contactMessage, program: '=HYPERLINK("https://evil.example")' }
    await post(entries, { 'x-form-wording': 'inquiry-2025-1' })
    const json = await inbox('export', '--format', 'json')
    expect(JSON.parse(json)).toMatchObject([
      {
        type: 'contact_form',
        fullName: 'Theo Lind',
        program: '=HYPERLINK("https://evil.example")',
        phone: null,
        wording: 'inquiry-2025-1',
      },
    ])
    const csv = await inbox('export', '--format', 'csv')
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(csv).toMatch(/"wording".*\r\n.*"inquiry-2025-1"/)
  })

  it('writes an export to a file that only its owner may read', async () => {
    await post(quickInquiry)
    const out = join(service.config.dataDir, 'inquiries.csv')
    await writeFile(out, 'An earlier one, for everybody.', { mode: 0o644 })
    await link(out, `${out}.earlier`)
    expect(await inbox('export', '--format', 'csv', '--out', out)).toBe(`1 row written to ${out}`)
    expect(await readFile(out, 'utf8')).toContain('"mira@visitor.example"')
    expect(await modeOf(out)).toBe(0o600)
    // On a full disk the earlier export stays: it is replaced, not rewritten.
    expect(await readFile(`${out}.earlier`, 'utf8')).toBe('An earlier one, for everybody.')
  })

  it('writes an export to what is no file, such as a pipe', async () => {
    const pipe = join(service.config.dataDir, 'pipe')
    execFileSync('mkfifo', [pipe])
    const read = readFile(pipe, 'utf8')
    await inbox('export', '--format', 'json', '--out', pipe)
    expect(await read).toBe('[]')
    expect((await stat(pipe)).isFIFO()).toBe(true)
  })

  it('exports the newsletter with the record of consent and a working link to unsubscribe', async () => {
    await signUp('mira@visitor.example')
    const [row] = JSON.parse(await inbox('export', 'newsletter', '--format', 'json'))
    expect(row).toMatchObject({
      email: 'mira@visitor.example',
      optIn: 'single',
      page: '/about',
      wording: '2026-11',
    })
    const link = String(row.unsubscribe).replace(/^https:\/\/[^/]+/, service.url)
    expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    expect(JSON.parse(await inbox('export', 'newsletter', '--format', 'json'))).toEqual([])
    expect(await inbox('list', 'newsletter')).toMatch(/mira@visitor\.example +unsubscribed/)
  })

  it('unsubscribes an address, also one that is not stored, and keeps the inquiries', async () => {
    const emails = ['mira@visitor.example', 'theo@visitor.example']
    await post(quickInquiry)
    await signUp('mira@visitor.example')
    await service.database.updateTable('subscribers').set({ id: 'from an earlier key' }).execute()
    const said = await Promise.all(emails.map((email) => inbox('unsubscribe', email)))
    expect(said).toEqual([
      'mira@visitor.example gets no newsletter any more. Its inquiries stay.',
      expect.stringMatching(/^No newsletter address theo@visitor\.example is stored: check it/),
    ])
    for (const email of emails) await signUp(email)
    expect(await inbox('list', 'newsletter')).not.toMatch(/active|theo@/)
    expect(await inbox('list')).toContain('Mira Nair')
    for (const email of emails) expect(await inbox('allow', email)).toContain('may sign up again')
    expect(await inbox('allow', 'theo@visitor.example')).toMatch(/not suppressed.*at once/)
    expect(await service.database.selectFrom('suppressions').selectAll().execute()).toEqual([])
  })

  describe('erase', () => {
    it('removes only this person from the live database', async () => {
      await post({ ...quickInquiry, email: 'Mira@Visitor.example' })
      await post(contactMessage)
      await signUp('mira@visitor.example')
      expect(await inbox('erase', 'MIRA@visitor.example')).toContain(
        'Erased: 1 inquiry, 1 newsletter address. Backups and exports made before still hold them',
      )
      const left = await service.database.selectFrom('inquiries').select('email').execute()
      expect(left).toEqual([{ email: 'theo@visitor.example' }])
      expect(await service.database.selectFrom('subscribers').selectAll().execute()).toEqual([])
    })

    it('suppresses no address that was not on the newsletter’s list', async () => {
      await post(contactMessage)
      await inbox('erase', 'theo@visitor.example')
      await signUp('theo@visitor.example')
      expect(await service.database.selectFrom('subscribers').selectAll().execute()).toHaveLength(1)
    })
  })

  it('counts, and tells the age of the backups', async () => {
    const created_at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString()
    const old = await post(quickInquiry)
    await service.database.updateTable('inquiries').set({ created_at }).where('id', '=', old).execute()
    await post(quickInquiry)
    await signUp('mira@visitor.example')
    expect(await inbox('stats')).toContain('Backups: none')
    await inbox('backup')
    const output = await inbox('stats')
    expect(output).toMatch(/Quick inquiry +2 +1/)
    expect(output).toMatch(/active +single +1/)
    expect(output).toContain('Backups: 1, newest under an hour old')
  })

  it('creates no database, key or folder: if there are none, the settings are mistyped', async () => {
    const path = await folderOfTest()
    const dataDir = join(path, 'mistyped')
    const unmade = { ...service.config, dataDir, database: await kind.create(dataDir) }
    // Twice: the first has left nothing that the second could find.
    for (let times = 0; times < 2; times++)
      await expect(staffOf({ config: unmade }).run('list')).rejects.toMatchObject({
        code: 'database_missing',
      })
    const withoutKey = { ...service.config, dataDir }
    await expect(staffOf({ config: withoutKey }).run('list')).rejects.toMatchObject({ code: 'key_missing' })
    expect(await readdir(path)).toEqual([])
  })
})

it('export warns without PUBLIC_ORIGIN that the data have no unsubscribe links, and says how to get them', async () => {
  const service = await serviceOfTest()
  await service.post('/api/newsletter', { email: 'mira@visitor.example' })
  const config = { ...service.config, publicOrigin: null }
  const { output, errors } = await staffOf({ config }).runProcess('export', 'newsletter', '--format', 'json')
  expect(JSON.parse(output)).toMatchObject([{ email: 'mira@visitor.example', unsubscribe: null }])
  expect(errors).toMatch(/no unsubscribe links.*PUBLIC_ORIGIN=https:/)
})

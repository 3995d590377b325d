import { newsletterSigner } from '../newsletter/newsletter-signer'
import { readSecretKey } from '../newsletter/secret-key'
import { suppress } from '../newsletter/suppression-repository'
import { testDatabases } from '../testing/databases'
import { contactMessage, quickInquiry } from '../testing/entries'
import { oneClick } from '../testing/newsletter-reader'
import { staffOf } from '../testing/staff'
import { publicOrigin, serviceOfTest } from '../testing/test-service'

describe.each(testDatabases())('a move from a file to $name', (kind) => {
  it('loses no inquiry, no suppression and no confirmed sign-up, not even one from between the start and the copy', async () => {
    const before = await serviceOfTest()
    const signer = newsletterSigner(await readSecretKey(before.config.dataDir))
    // Earlier versions suppressed the address; this version suppresses the mailbox.
    const old = 'ana+old@visitor.example'
    const confirmed = 'lena@visitor.example'
    await before.post('/api/inquiries', quickInquiry)
    await before.post('/api/newsletter', { email: 'mira@visitor.example' })
    await before.post('/api/newsletter', { email: 'theo@visitor.example' })
    await before.post('/api/newsletter', { email: 'mira+news@visitor.example' })
    for (const email of [old, confirmed])
      await suppress(before.database, signer.hashOfAddress(email), 'unsubscribed')
    const [early, late] = JSON.parse(await staffOf(before).run('export', 'newsletter', '--format', 'json'))
    await fetch(early.unsubscribe.replace(publicOrigin, before.url), oneClick)
    await before.app.close()

    const environment = { DATA_DIR: before.config.dataDir }
    const after = await serviceOfTest({ environment, database: (folder) => kind.create(`${folder}/new`) })
    if (kind.name === 'PostgreSQL')
      expect(after.logged()).toMatch(
        /"level":50.*"event":"database.file_left".*inbox -- copy \S+inquiries\.db/,
      )
    await after.post('/api/inquiries', contactMessage)
    await fetch(late.unsubscribe.replace(publicOrigin, after.url), oneClick)
    for (const email of [early.email, old, confirmed]) await after.post('/api/newsletter', { email })
    const confirm = after.database.updateTable('subscribers').set({ confirmed_at: new Date().toISOString() })
    await confirm.where('email', '=', confirmed).execute()
    const file = `${before.config.dataDir}/inquiries.db`
    expect(await staffOf(after).run('copy', file)).toMatch(
      /inquiries: 1 new row\nsubscribers: 2 .*\nsuppressions: 3 /,
    )
    expect(await staffOf(after).run('copy', file)).toMatch(/inquiries: 0 new rows\nsubscribers: 0 /)

    expect(await staffOf(after).run('list')).toMatch(/Theo Lind[^]*Mira Nair/)
    for (const { email } of [early, late]) await after.post('/api/newsletter', { email })
    const active = JSON.parse(await staffOf(after).run('export', 'newsletter', '--format', 'json'))
    expect(active).toMatchObject([{ email: 'mira+news@visitor.example' }, { email: confirmed }])
  })
})

it('copies nothing where there is no database', async () => {
  const service = await serviceOfTest()
  await expect(staffOf(service).run('copy')).rejects.toThrow('copy takes a database file')
  const own = `${service.config.dataDir}/inquiries.db`
  await expect(staffOf(service).run('copy', own)).rejects.toThrow('is the database of these settings')
  for (const [file, code] of [
    ['missing.db', 'database_missing'],
    ['newsletter.key', 'database_damaged'],
    ['.', 'database_unreadable'],
  ]) {
    const copied = staffOf(service).run('copy', `${service.config.dataDir}/${file}`)
    await expect(copied).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/ expected a database file of the service.*\nName another file,/),
    })
  }
})

it('announces no row that a failure takes back', async () => {
  const [before, after] = [await serviceOfTest(), await serviceOfTest()]
  await before.post('/api/inquiries', quickInquiry)
  await after.database.schema.dropTable('suppressions').execute()
  const { code, output } = await staffOf(after).runProcess('copy', `${before.config.dataDir}/inquiries.db`)
  expect([code, output]).toEqual([1, ''])
})

import { followMainLink, mainLink } from '../e2e/main-link'
import { isSameDocument, markDocument } from '../e2e/same-document'
import { expect, open } from '../e2e/test'
import type { Fault } from '../setup/faulty-site'
import { saveData } from '../setup/save-data'
import { faultyTest as test } from '../setup/site-fixtures'
import { expectToHold, meetings } from './fault-rows'

/**
 * What is broken of a remote's files, which are those whose names begin with `files`. `npm test` tests it in the `usual` remote only,
 * `npm run test:faults` in each.
 */
const faults: { name: string; files: string; fault: Fault; usual: string }[] = [
  { name: 'module 404', files: '__federation_expose_', fault: 'not found', usual: 'mf-programs' },
  { name: 'module 500', files: '__federation_expose_', fault: 'server error', usual: 'mf-resources' },
  { name: 'module hangs 30 s', files: '__federation_expose_', fault: 'hangs', usual: 'mf-engagement' },
  { name: 'connection refused', files: '', fault: 'refused', usual: 'mf-programs' },
  { name: 'corrupt JavaScript', files: '.*\\.js', fault: 'corrupt', usual: 'mf-resources' },
  { name: 'wrong MIME type', files: '.*\\.js', fault: 'wrong type', usual: 'mf-engagement' },
  { name: 'stylesheet missing', files: '.*\\.css', fault: 'not found', usual: 'mf-programs' },
]

test.use({
  allowed:
    /\/assets\/.*(ERR_|integrity$)|Failed to load resource|Failed to load module script|valid digest in the 'integrity'|SRI's integrity checks failed|prerendered content stays/,
})

/** Every page has the newsletter of mf-engagement in its footer, so it holds the stylesheet and never asks for the file. */
const isInEveryPage = (remote: string, files: string) => remote === 'mf-engagement' && files.endsWith('css')

const isEveryRemoteTested = process.env['ALL_FAULTS'] === '1'
const rows = faults.flatMap(({ usual, ...broken }) => {
  const tested = meetings.filter(({ remote }) => isEveryRemoteTested || remote === usual)
  return tested.map((meeting) => ({ ...broken, meeting }))
})

for (const { meeting, name, files, fault } of rows) {
  test(`${meeting.remote} | ${name}`, async ({ page, site }) => {
    const { remote } = meeting
    await expectToHold(page, meeting, {
      start: () => site.break(new RegExp(`^/assets/${remote}/${files}`), fault),
      end: async () => {
        const count = site.heal()
        if (!isInEveryPage(remote, files)) return expect(count).toBeGreaterThan(0)
        await test.step('(never asked for: inlined in every page)', () => expect(count).toBe(0))
      },
      isLogged: !files.endsWith('css'),
    })
  })
}

test('mf-programs | module hangs, the visitor goes elsewhere', async ({ page, site }) => {
  await saveData(page)
  await open(page, '/about')
  site.break(/^\/assets\/mf-programs\/__federation_expose_/, 'hangs')
  await test.step('is left alone there', async () => {
    await mainLink(page, 'Admissions').click()
    await expect(page).toHaveURL('/admissions')
    await followMainLink(page, 'Contact')
    await expect(page.locator('main h1')).toHaveText('Contact')
    await markDocument(page)
    // The shell's time limit is what could still call the visitor back.
    const end = await page.evaluate(() => performance.now() + 9000)
    await page.waitForFunction((time) => performance.now() > time, end)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page).toHaveURL('/contact')
  })
})

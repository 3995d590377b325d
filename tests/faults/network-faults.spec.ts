import { followMainLink, mainLink } from '../e2e/main-link'
import { isSameDocument, markDocument } from '../e2e/same-document'
import { expect, open } from '../e2e/test'
import type { Fault } from '../setup/faulty-site'
import { saveData } from '../setup/save-data'
import { faultyTest as test } from '../setup/site-fixtures'
import { expectToHold, meetings } from './fault-rows'

/** What is broken of a remote's files, and how. */
const faults: [name: string, files: string, fault: Fault][] = [
  ['module 404', '__federation_expose_', 'not found'],
  ['module 500', '__federation_expose_', 'server error'],
  ['module hangs 30 s', '__federation_expose_', 'hangs'],
  ['connection refused', '', 'refused'],
  ['corrupt JavaScript', '.*\\.js', 'corrupt'],
  ['wrong MIME type', '.*\\.js', 'wrong type'],
  ['stylesheet missing', '.*\\.css', 'not found'],
]

test.use({
  allowed:
    /\/assets\/.*(ERR_|integrity$)|Failed to load resource|Failed to load module script|valid digest in the 'integrity'|SRI's integrity checks failed|prerendered content stays/,
})

/** The footer's newsletter is of this remote: every page holds its stylesheet, and no page asks for the file. */
const isNeverAskedFor = (remote: string, files: string) => remote === 'mf-engagement' && files.endsWith('css')

/** `npm run test:faults` tests every fault in every remote; `npm test` tests every fault in one remote, a different one each time. */
const isTaken = (row: number, remote: number) =>
  process.env['ALL_FAULTS'] === '1' || row % meetings.length === remote

const rows = faults.flatMap((fault, row) =>
  meetings.filter((_, remote) => isTaken(row, remote)).map((meeting) => [meeting, ...fault] as const),
)

for (const [meeting, name, files, fault] of rows) {
  test(`${meeting.remote} | ${name}`, async ({ page, site }) => {
    const { remote } = meeting
    await expectToHold(page, meeting, {
      start: () => site.break(new RegExp(`^/assets/${remote}/${files}`), fault),
      end: async () => {
        const count = site.heal()
        if (!isNeverAskedFor(remote, files)) return expect(count).toBeGreaterThan(0)
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

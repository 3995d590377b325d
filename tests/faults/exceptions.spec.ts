import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../shared-ui/src/contract/manifest'
import { expect, hydrated, test as base } from '../e2e/test'
import type { Edit } from '../setup/edited-build'
import { ownSite, type OwnSite } from '../setup/own-site'
import { expectToHold, meetings, type Meeting } from './fault-rows'

/** The build prerenders as ever; in a browser every page and slot of it throws. */
const throwsInBrowsers: Edit = (code, file) =>
  file.startsWith('client/__federation_expose_')
    ? `${code.replace(/\w+ as default/, 'broken as default')}\nfunction broken() { throw new Error('broken on purpose') }`
    : code

const test = base.extend<{ site: OwnSite }, { brokenSite: OwnSite }>({
  brokenSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await ownSite()
      await site.publishEdited({
        'mf-programs': throwsInBrowsers,
        'mf-resources': throwsInBrowsers,
        'mf-engagement': throwsInBrowsers,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Each row rolls a copy of its own back.
  site: async ({ brokenSite }, use) => {
    const site = await ownSite(brokenSite.dir)
    await use(site)
    await site.stop()
  },
  baseURL: ({ site }, use) => use(site.url),
})

test.use({ allowed: /broken on purpose|prerendered content stays/ })

const inSlot = (section: string, name: string, link: string): Meeting => ({
  section,
  path: '/',
  inner: `main [data-piece="${name}"] a[href="${link}"]`,
})

const rows: [fault: string, meeting: Meeting][] = [
  ...meetings.map((meeting): [string, Meeting] => ['exception while rendering', meeting]),
  ['exception in a slot', inSlot('mf-programs', 'home.programs', '/programs/ahc')],
  ['exception in a slot', inSlot('mf-engagement', 'home.podcast', '/podcast')],
]

for (const [fault, meeting] of rows) {
  test(`${meeting.section} | ${fault}`, async ({ page, site }) => {
    await expectToHold(page, meeting, {
      start: () => {},
      end: () => site.rollBack().then(() => {}),
      isLogged: true,
      needsLoad: true,
    })
  })
}

test('mf-resources | exception in a slot', async ({ site }) => {
  await test.step('fills no slot', async () => {
    const { builds } = await site.live()
    const file = join(site.dir, 'builds/mf-resources', builds['mf-resources'] ?? '', 'remote.json')
    const { slots } = JSON.parse(await readFile(file, 'utf8')) as Manifest
    expect(slots).toEqual([])
  })
})

test('mf-engagement | exception in the footer’s newsletter', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  const before = await footer.innerText()
  const failed = page.waitForEvent('console', (message) => message.text().includes('Section mf-engagement'))
  await footer.getByRole('textbox').focus()
  await failed
  await test.step('content stays', async () => expect(await footer.innerText()).toBe(before))
})

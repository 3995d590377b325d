import { holdBack } from '../e2e/hold-back'
import { expect, open } from '../e2e/test'
import { contactMessage, expectTexts, fillTexts, formOf } from '../forms/inquiry-forms'
import type { Edit } from '../setup/edited-build'
import { publishedTest } from '../setup/site-fixtures'
import { expectToHold, meetings, type Meeting } from './fault-rows'

/** The build prerenders as ever; in a browser every page and slot of it throws. */
const throwsInBrowsers: Edit = (code, file) =>
  file.startsWith('client/__federation_expose_')
    ? `${code.replace(/\w+ as default/, 'broken as default')}\nfunction broken() { throw new Error('broken on purpose') }`
    : code

// Each test has a copy of this site, and can roll it back.
const test = publishedTest((site) =>
  site.publishEdited({
    'mf-programs': throwsInBrowsers,
    'mf-resources': throwsInBrowsers,
    'mf-engagement': throwsInBrowsers,
  }),
)

// The tests run in one worker, which publishes once for all of them.
test.describe.configure({ mode: 'default' })

test.use({ allowed: /broken on purpose|prerendered content stays|page is loaded from the server/ })

const inSlot = (remote: string, name: string, link: string): Meeting => ({
  remote,
  path: '/',
  inner: `main [data-fragment="${name}"] a[href="${link}"]`,
})

const rows: [fault: string, meeting: Meeting][] = [
  ...meetings.map((meeting): [string, Meeting] => ['exception while rendering', meeting]),
  ['exception in a slot', inSlot('mf-programs', 'home.programs', '/programs/ahc')],
  ['exception in a slot', inSlot('mf-engagement', 'home.podcast', '/podcast')],
]

for (const [fault, meeting] of rows) {
  test(`${meeting.remote} | ${fault}`, async ({ page, site }) => {
    await expectToHold(page, meeting, {
      start: () => {},
      end: () => site.rollBack(),
      isLogged: true,
      needsLoad: true,
    })
  })
}

test('mf-engagement | exception in the footer’s newsletter', async ({ page }) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  const before = await footer.innerText()
  const failed = page.waitForEvent('console', (message) => message.text().includes('Remote mf-engagement'))
  await footer.getByRole('textbox').focus()
  await failed
  await test.step('content stays', async () => expect(await footer.innerText()).toBe(before))
})

test('mf-engagement | exception in the form of a native post', async ({ page }) => {
  const failed = page.waitForEvent('console', (message) => message.text().includes('Remote mf-engagement'))
  await page.goto('/contact#contact-message-thanks')
  await failed
  await test.step('the notice stays', async () => {
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('#contact-message-thanks')).toBeVisible()
  })
})

test('mf-engagement | exception in a form that was filled in before scripts ran', async ({ page }) => {
  const failed = page.waitForEvent('console', (message) => message.text().includes('Remote mf-engagement'))
  const release = await holdBack(page, '**/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillTexts(formOf(page), contactMessage.texts)
  release()
  await failed
  await test.step('entries and focus stay', async () => {
    await expectTexts(formOf(page), contactMessage.texts)
    await expect(formOf(page).getByRole('textbox', { name: 'Message' })).toBeFocused()
  })
})

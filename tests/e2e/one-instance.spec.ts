import { countReacts } from '../setup/count-reacts'
import { expect, hydrated, test } from './test'

test('one React is evaluated on a page that three packages make together', async ({ page }) => {
  const reacts = countReacts(page)
  await page.goto('/admissions')
  await hydrated(page)
  expect(await reacts()).toBe(1)
})

import { countReacts } from '../setup/count-reacts'
import { expect, open, test } from './test'

test('one React is evaluated on a page that three packages make together', async ({ page }) => {
  const reacts = countReacts(page)
  await open(page, '/admissions')
  expect(await reacts()).toBe(1)
})

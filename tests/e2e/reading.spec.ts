import type { Locator } from '@playwright/test'
import { expect, open, test, withoutScripts } from './test'

const guides = '/resources/educational-guides'

test('a term explains itself where a page uses it first, by keyboard', async ({ page }) => {
  await open(page, guides)
  const term = page.getByRole('main').getByRole('link', { name: 'ayus', exact: true })
  await term.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog', { name: 'ayus' })
  await expect(note).toContainText('Life, the first part of the word Ayurveda.')
  await expect(note).toContainText('Say AA-yoos.')
  await expect(term).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(term).toBeFocused()
  await expect(page).toHaveURL(guides)
  await page.keyboard.press('Enter')
  await expect(note).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(note.getByRole('link', { name: 'Glossary' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'veda', exact: true })).toBeFocused()
  await expect(note).toHaveCount(0)
})

test('the words of one remote explain the terms of another', async ({ page }) => {
  await open(page, '/programs/pkt')
  const term = page.getByRole('main').getByRole('link', { name: 'Shirodhara', exact: true })
  await expect(term).toHaveCount(1)
  await term.click()
  await page.getByRole('dialog', { name: 'Shirodhara' }).getByRole('link', { name: 'Glossary' }).click()
  await expect(page).toHaveURL('/resources/glossary#shirodhara')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary')
})

test('an explanation stays next to its term while the page scrolls', async ({ page }) => {
  await open(page, guides)
  const term = page.getByRole('main').getByRole('link', { name: 'ayus', exact: true })
  await term.click()
  const note = page.getByRole('dialog', { name: 'ayus' })
  const distance = async () => {
    const [{ y: top }, { y, height }] = [(await note.boundingBox())!, (await term.boundingBox())!]
    return top - y - height
  }
  const before = await distance()
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))
  await expect.poll(distance).toBeCloseTo(before, 1)
})

test('going back within the page closes an explanation', async ({ page }) => {
  await open(page, guides)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Living with the seasons' }).click()
  await page.getByRole('main').getByRole('link', { name: 'ayus', exact: true }).click()
  const note = page.getByRole('dialog', { name: 'ayus' })
  await expect(note).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(guides)
  await expect(note).toHaveCount(0)
})

test('an explanation fits the window, also one that became narrower, and at 400 %', async ({ page }) => {
  await open(page, '/programs/alc', { width: 1000, height: 800 })
  const term = page.getByRole('main').getByRole('link', { name: 'vikriti', exact: true })
  const note = page.getByRole('dialog', { name: 'vikriti' })
  await term.click()
  const { width } = (await note.boundingBox())!
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(note).toBeInViewport({ ratio: 1 })
  expect((await note.boundingBox())?.width).toBe(width)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 200 })
  await term.click()
  await expect(note).toBeInViewport({ ratio: 1 })
})

test('the entry that a link leads to is marked until another is', async ({ page }) => {
  await open(page, guides)
  await page.getByRole('main').getByRole('link', { name: 'ayus', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Glossary' }).click()
  await expect(page).toHaveURL('/resources/glossary#ayus')
  const [entry, another] = [page.locator('#ayus'), page.locator('#agni')]
  const colour = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await colour(entry)).not.toBe(await colour(another))
  await page.evaluate(() => void (location.hash = 'agni'))
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'agni')
  expect(await colour(entry)).not.toBe(await colour(another))
})

test('the contents mark what is being read', async ({ page }) => {
  await open(page, '/programs/pkt')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  await contents.getByRole('link', { name: 'Pathway' }).click()
  await expect(page).toHaveURL('/programs/pkt#pathway')
  await expect(contents.getByRole('link', { name: 'Pathway' })).toHaveAttribute('aria-current', 'location')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
})

test('the focus ring of the contents is not cut off', async ({ page }) => {
  await page.goto('/programs/pkt')
  const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('list')
  const isWhole = await list.evaluate((clip) => {
    const { top, right, bottom, left } = clip.getBoundingClientRect()
    // 6 px, less what an engine rounds.
    const ring = 5.9
    return [...clip.querySelectorAll('a')].map((link) => {
      const box = link.getBoundingClientRect()
      return (
        box.top - ring >= top &&
        box.right + ring <= right &&
        box.bottom + ring <= bottom &&
        box.left - ring >= left
      )
    })
  })
  expect(isWhole).not.toContain(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the contents are folded', async ({ page }) => {
    await page.goto(guides)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const link = contents.getByRole('link', { name: 'Living with the seasons' })
    await expect(link).toBeHidden()
    await contents.getByText('On this page').filter({ visible: true }).click()
    await link.click()
    await expect(page.getByRole('heading', { name: 'Living with the seasons' })).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  withoutScripts()

  test('a term leads to its entry, and no reflection is offered', async ({ page }) => {
    await page.goto(guides)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'ayus', exact: true }).click()
    await expect(page).toHaveURL('/resources/glossary#ayus')
    await expect(page.locator(':target')).toContainText('Life, the first part of the word Ayurveda.')
  })

  test('a goal leads to its row in the table of all programs', async ({ page }) => {
    await page.goto('/programs')
    await page.getByRole('link', { name: 'Panchakarma Technician', exact: true }).first().click()
    await expect(page).toHaveURL('/programs#compare-pkt')
  })
})

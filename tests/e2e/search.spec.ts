import { formHydrated, formOf } from '../forms/inquiry-forms'
import { holdBack } from './hold-back'
import { routes } from './routes'
import { expect, hydrated, open, test, withoutScripts } from './test'

test('the key / leads from any page through a misspelt term to its part of a page', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' })
  await expect(field).toBeFocused()
  await page.keyboard.type('shirodara')
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('search').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(resources|programs)\//)
  await expect(page.getByRole('main')).toContainText('Shirodhara')
  await page.goBack()
  await expect(field).toHaveValue('shirodara')
})

test('what is typed stays after a reload, and after the skip link with its results', async ({ page }) => {
  await open(page, '/search#search')
  const field = page.getByRole('searchbox')
  await field.fill('marma')
  await expect(page).toHaveURL('/search?q=marma')
  await page.reload()
  await expect(field).toHaveValue('marma')

  await hydrated(page)
  await field.fill('tuition')
  const result = page
    .getByRole('search')
    .getByRole('link', { name: /tuition/i })
    .first()
  await expect(result).toBeVisible()
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  await expect(page).toHaveURL('/search?q=tuition#main')
  await expect(field).toHaveValue('tuition')
  await expect(result).toBeVisible()
})

test('a slash stays in a field that it is typed into, and does not leave a form whose select has the focus', async ({
  page,
}) => {
  await page.goto('/admissions')
  await formHydrated(page)
  const name = formOf(page).getByRole('textbox', { name: 'Full Name' })
  await name.focus()
  await page.keyboard.type('a/b')
  await expect(name).toHaveValue('a/b')
  await formOf(page).getByRole('combobox').press('/')
  await expect(page).toHaveURL('/admissions')
})

test('the key / leads away from a radio button, which takes no text', async ({ page }) => {
  await open(page, '/programs')
  await page.getByRole('radio', { name: 'Herbalist' }).press('/')
  await expect(page).toHaveURL('/search#search')
})

test('an arrow key before the results have loaded leads to the first of them', async ({ page }) => {
  await page.goto('/search?q=marma')
  const results = page.getByRole('search').getByRole('link')
  await expect(results.first()).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' })
  await field.focus()
  await field.evaluate((input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'tuition')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  })
  await expect(results.filter({ hasText: /tuition/i }).first()).toBeVisible()
  await expect(results.first()).toBeFocused()
})

test('a result that is still loading keeps its address', async ({ page }) => {
  const release = await holdBack(page, '**/pages/**')
  await page.goto('/search?q=marma')
  const first = page.getByRole('search').getByRole('link').first()
  const address = (await first.getAttribute('href')) ?? ''
  await first.click()
  await expect(page).toHaveURL(address)
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(address)
  release()
  await expect(page.locator('main h1')).not.toHaveText('Search')
})

test('a question that is found is open, also in a tab of its own', async ({ page }) => {
  await open(page, '/search?q=when does it start')
  const words = 'When does the next intake begin?'
  const answer = page.getByText('The next start is planned for')
  await page.getByRole('search').getByRole('link', { name: words }).click()
  await expect(page).toHaveURL('/admissions#next-intake')
  await expect(answer).toBeInViewport()
  await page.getByText(words).click()
  await expect(answer).not.toBeVisible()
  await page.goto('/about')
  await page.goto('/admissions#next-intake')
  await expect(answer).toBeInViewport()
})

test('going back shows the words of that search', async ({ page }) => {
  await page.goto('/search?q=marma')
  const field = page.getByRole('searchbox')
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(/#search$/)
  await expect(field).toBeFocused()
  await field.fill('tuition')
  await page.getByRole('search').getByRole('link').first().click()
  await expect(page.locator('main h1')).not.toHaveText('Search')
  for (const words of ['tuition', 'marma']) {
    await page.evaluate(() => history.back())
    await expect(field).toHaveValue(words)
  }
})

test('going back returns to the result that was followed', async ({ page }) => {
  await page.goto('/search?q=program')
  const result = page.getByRole('search').getByRole('link').last()
  await expect(result).toBeVisible()
  await result.click()
  await expect(page.locator('main h1')).not.toHaveText('Search')
  await page.goBack()
  await expect(result).toBeInViewport()
})

test('words of an address are searched at once, and nothing found says so', async ({ page }) => {
  await page.goto('/search?q=marma')
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible()
  await page.getByRole('searchbox').fill('xyzzyq')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was found' })).toBeVisible()
})

test.describe('without scripts', () => {
  withoutScripts()

  test('the search is a list of all pages', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    const list = page.getByRole('region', { name: 'All pages' })
    await expect(list.getByRole('link')).toHaveCount(routes.length)
    await list.getByRole('link', { name: /^Panchakarma Technician/ }).click()
    await expect(page).toHaveURL('/programs/pkt')
  })
})

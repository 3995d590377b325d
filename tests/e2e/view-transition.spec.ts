import type { Page } from '@playwright/test'
import { holdBack } from './hold-back'
import { followMainLink, mainLink, mainNavigation } from './main-link'
import { expect, open, test } from './test'

declare global {
  var crossFaded: boolean | undefined
}

/** From here on `crossFaded` tells whether a page has faded over in the document. */
const watchFades = (page: Page) =>
  page.evaluate(() => {
    globalThis.crossFaded = false
    addEventListener('animationstart', ({ pseudoElement }) => {
      if (pseudoElement.startsWith('::view-transition')) globalThis.crossFaded = true
    })
  })

const crossFaded = (page: Page) => page.evaluate(() => globalThis.crossFaded)

/** A view transition that waits for its page holds every frame back, for up to 4 s. */
const nextFrame = (page: Page) =>
  page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => resolve('painted'))),
      new Promise((resolve) => setTimeout(resolve, 2000, 'held back')),
    ]),
  )

for (const [reducedMotion, expected] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`a full load ${expected ? 'fades over' : 'changes at once'}`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          globalThis.crossFaded = viewTransition !== null
        })
      })
      await page.goto('/')
      await page.evaluate(() => location.assign('/about'))
      await expect(page).toHaveURL('/about')
      await expect.poll(() => crossFaded(page)).toBe(expected)
    })
  })
}

test('a page that a link brings in the tab changes at once', async ({ page }) => {
  await open(page, '/about')
  await followMainLink(page, 'Contact')
  await watchFades(page)
  await mainLink(page, 'About').press('Enter')
  await expect(page).toHaveURL('/about')
  expect(await nextFrame(page)).toBe('painted')
  expect(await crossFaded(page)).toBe(false)
})

test('while the next page loads, the one on the screen answers', async ({ page }) => {
  const release = await holdBack(page, /Contact-page/)
  await open(page, '/')
  await mainLink(page, 'Contact').press('Enter')
  await expect(page).toHaveURL('/contact')
  await mainNavigation(page).locator('summary', { hasText: 'Resources' }).press('Enter')
  await expect(mainLink(page, 'Wellness Tools')).toBeVisible()
  expect(await nextFrame(page)).toBe('painted')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused()
})

test('going back in the moment of a click does not hold the page', async ({ page }) => {
  await open(page, '/about')
  await followMainLink(page, 'Contact')
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      history.pushState = push
      push(...entry)
      history.back()
    }
  })
  await mainLink(page, 'About').click()
  await expect(page).toHaveURL('/contact')
  expect(await nextFrame(page)).toBe('painted')
})

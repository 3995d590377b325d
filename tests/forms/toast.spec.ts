import type { Locator, Page } from '@playwright/test'
import { holdBack } from '../e2e/hold-back'
import { expect, test } from '../e2e/test'
import { contactMessage, fill, formHydrated, formOf, notifications } from './inquiry-forms'

/** Opens the contact form with a service that accepts everything. */
async function openForm(page: Page): Promise<void> {
  await page.route('**/api/inquiries', (route) => route.fulfill({ status: 201, json: {} }))
  await page.goto('/contact')
  await formHydrated(page)
}

/** Raises a notification with the keyboard: a pointer over the region would hold it. */
async function raise(page: Page): Promise<Locator> {
  await fill(formOf(page), contactMessage)
  await formOf(page).getByRole('button').press('Enter')
  const notification = notifications(page).getByRole('listitem')
  await expect(notification).toBeVisible()
  return notification
}

test('a notification is announced, stays for 5000 ms, and there is one at most', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  const notification = await raise(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  await expect(notification).toContainText('Message Sent')
  const first = await notification.elementHandle()
  await raise(page)
  // Until the second answer is there, the one that is shown is the first.
  await expect.poll(() => first?.isVisible()).toBe(false)
  await expect(notification).toHaveCount(1)
  await page.clock.runFor(4999)
  await expect(notification).toBeVisible()
  await page.clock.runFor(1)
  await expect(notification).toHaveCount(0)
  await expect(formOf(page).getByRole('status')).toContainText('Message Sent')
})

test('a notification waits until the menu over the page is closed', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 800 })
  await openForm(page)
  const release = await holdBack(page, '**/api/inquiries')
  await fill(formOf(page), contactMessage)
  await formOf(page).getByRole('button').press('Enter')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  release()
  await expect(formOf(page)).toContainText('Message Sent')
  await page.clock.runFor(5000)
  await page.keyboard.press('Escape')
  await expect(notifications(page).getByRole('listitem')).toBeVisible()
})

test('a notification stays while the pointer is on it', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  const notification = await raise(page)
  await notification.hover()
  await page.clock.runFor(60_000)
  await expect(notification).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(notification).toHaveCount(0)
})

test('a notification can be dragged back and swiped away', async ({ page }) => {
  await openForm(page)
  const notification = await raise(page)
  await drag(page, notification, 45)
  await expect(notification).toHaveAttribute('data-swipe', 'cancel')
  await expect(notification).toBeVisible()
  await drag(page, notification, -90)
  await expect(notification).toBeVisible()
  await drag(page, notification, 55)
  await expect(notification).toHaveCount(0)
})

for (const key of ['Enter', 'Escape']) {
  test(`a notification that is closed with ${key} gives the focus back, and the next one goes by itself`, async ({
    page,
  }) => {
    await page.clock.install()
    await openForm(page)
    const notification = await raise(page)
    await page.keyboard.press('F8')
    await expect(notifications(page).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(notification.getByRole('button', { name: 'Close the notification' })).toBeFocused()
    await page.keyboard.press(key)
    await expect(notification).toHaveCount(0)
    await expect(formOf(page).getByRole('button')).toBeFocused()
    await raise(page)
    await page.clock.runFor(5000)
    await expect(notification).toHaveCount(0)
  })
}

test('the outcome of a send is spoken once', async ({ page }) => {
  await openForm(page)
  await page.evaluate(() => {
    const spoken: string[] = []
    Object.assign(globalThis, { spoken })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent, parentElement } of addedNodes)
          if (parentElement?.closest('[role=status]:not([aria-live=off])')) spoken.push(textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await raise(page)
  await expect(formOf(page)).toContainText('Message Sent')
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  const outcomes = async () => (await spoken()).filter((text) => text.includes('Message Sent'))
  await expect.poll(outcomes).toHaveLength(1)
})

test.describe('without the code of notifications', () => {
  test.use({ allowed: /ERR_FAILED|NS_ERROR|toaster/ })

  test('the outcome of each send is spoken, and then gone', async ({ page }) => {
    await page.route(/\/toaster-[^/]+\.js$/, (route) => route.abort())
    await openForm(page)
    const send = async () => {
      await fill(formOf(page), contactMessage)
      await formOf(page).getByRole('button').press('Enter')
    }
    await send()
    const spoken = page.getByRole('alert')
    await expect(spoken).toHaveText(/^Message Sent Thank you/)
    const first = await spoken.elementHandle()
    await send()
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await expect(spoken).toHaveText(/^Message Sent Thank you/)
    await expect(spoken).toHaveCount(0)
  })
})

async function drag(page: Page, notification: Locator, distance: number): Promise<void> {
  const box = await notification.boundingBox()
  if (!box) throw new Error('the notification is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 8]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

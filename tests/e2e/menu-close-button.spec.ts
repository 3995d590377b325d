import { expect, hydrated, test } from './test'

/** The entries of `dialog` that share a place with its close button, at any scroll position. */
async function entriesUnderCloseButton(dialog: Element): Promise<string[]> {
  for (const details of dialog.querySelectorAll('details')) details.open = true
  const close = [...dialog.querySelectorAll('button')].find((button) => button.ariaLabel?.startsWith('Close'))
  if (!close) throw new Error('The menu has a close button.')
  const scrolled = [dialog, ...dialog.querySelectorAll('*')].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY),
  )
  const found = new Set<string>()
  for (let top = 0; top < 1200; top += 20) {
    for (const element of scrolled) element.scrollTop = top
    await new Promise(requestAnimationFrame)
    const { left, right, top: upper, bottom } = close.getBoundingClientRect()
    for (const entry of dialog.querySelectorAll('a, summary')) {
      const box = entry.getBoundingClientRect()
      const clip = scrolled.find((element) => element.contains(entry))?.getBoundingClientRect().top ?? 0
      const isUnder =
        Math.max(box.top, clip) < bottom && box.bottom > upper && box.right > left && box.left < right
      if (isUnder) found.add(entry.textContent?.trim() ?? '')
    }
  }
  return [...found]
}

test('no entry of the slide-out menu is under its close button, wherever it is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  expect(await page.getByRole('dialog', { name: 'Menu' }).evaluate(entriesUnderCloseButton)).toEqual([])
})

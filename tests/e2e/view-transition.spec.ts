import { expect, test } from './test'

declare global {
  var crossFaded: boolean | undefined
}

for (const [reducedMotion, expected] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a full load ${expected ? 'fades over' : 'changes at once'} with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        globalThis.crossFaded = viewTransition !== null
      })
    })
    await page.goto('/')
    await page.evaluate(() => location.assign('/about'))
    await expect(page).toHaveURL('/about')
    await expect.poll(() => page.evaluate(() => globalThis.crossFaded)).toBe(expected)
  })
}

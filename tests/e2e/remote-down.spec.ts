import { expect, hydrated, test, words } from './test'

test.use({ allowed: /ERR_FAILED|remoteEntry\.js integrity|prerendered content stays|status of 5/ })

for (const [section, path, link] of [
  ['mf-programs', '/programs/pkt', '/programs/aap'],
  ['mf-resources', '/resources/classical-texts', '/resources'],
  ['mf-engagement', '/podcast', '#guest-application'],
] as const) {
  test(`${path} stays readable and linked while ${section} cannot be loaded`, async ({ page }) => {
    await page.goto(path)
    const served = await words(page)
    await page.route(`**/assets/${section}/**/remoteEntry.js*`, (route) => route.abort())
    await page.goto(path)
    await hydrated(page)
    expect(await words(page)).toBe(served)
    await expect(page.locator(`main a[href$="${link}"]`).first()).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
      .click()
    await expect(page).toHaveURL('/about')
  })

  test(`links to ${path} fall back to full page loads while ${section} cannot be loaded`, async ({
    page,
  }) => {
    await page.route(`**/assets/${section}/**/remoteEntry.js*`, (route) => route.abort())
    await page.goto('/coming-soon')
    await hydrated(page)
    const menu = path.startsWith('/programs') ? 'Programs' : 'Resources'
    const details = page
      .getByRole('navigation', { name: 'Main' })
      .locator('details', { hasText: menu })
      .first()
    await details.locator('summary').click()
    await details.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/coming soon/i)
  })
}

import type { Browser } from 'playwright'
import { listenToFaults } from 'platform/proof/faults'
import type { SeededRandom } from '../../setup/seeded-random'

/** A tab in use: follows random links of the footer and reloads after every ninth, with a `pause` after each. */
export async function openTab(
  browser: Browser,
  url: string,
  random: SeededRandom,
  pause: (random: SeededRandom) => Promise<void>,
) {
  const page = await browser.newPage()
  const faults = listenToFaults(page)
  await page.goto(`${url}/about`)
  let isOpen = true
  let navigations = 0
  const use = async () => {
    while (isOpen) {
      const links = page.getByRole('contentinfo').locator('a[href^="/"]:not([href*="#"])')
      const link = links.nth(random.below(await links.count()))
      const path = (await link.getAttribute('href')) ?? '/'
      // One event: the previous page's arrival could move the focus between a focus and a key.
      await link.dispatchEvent('click')
      await page.waitForURL(url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (++navigations % 9 === 0) await page.reload()
      await pause(random)
    }
  }
  const used = use()
  const close = async () => {
    isOpen = false
    await used
    await page.close()
    return { navigations, faults: [...faults.keys()] }
  }
  return { close }
}

import type { Page } from '@playwright/test'
import { startDevelopment } from './start-development'
import { root } from './workspace'

/** The kit's gallery as `npm run dev -- kit` serves it. */
export const startGallery = () => startDevelopment(root, ['kit'], {})

/** Opens the gallery with all its examples, fonts and pictures loaded. */
export async function openGallery(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(url)
  // The first visit waits until Vite has bundled the packages.
  await page.getByRole('heading', { name: 'Kit gallery' }).waitFor()
  await page.waitForLoadState('networkidle')
}

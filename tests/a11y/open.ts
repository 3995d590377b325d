import type { Page, ViewportSize } from '@playwright/test'
import { hydrated } from '../e2e/test'

export const desktop = { width: 1280, height: 900 }
export const tablet = { width: 820, height: 1180 }
export const phone = { width: 390, height: 800 }
export const narrowest = { width: 320, height: 640 }

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, route: string, viewport: ViewportSize): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto(route)
  await hydrated(page)
}

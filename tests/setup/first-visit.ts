import type { Page, Response } from '@playwright/test'
import { saveData } from './save-data'

/** What the server sends for a first visit to a page: bytes of compressed bodies. */
export interface FirstVisit {
  html: number
  /** Stylesheets besides the inlined ones. */
  styles: number
  fonts: number
  scripts: number
  scriptFiles: number
  requests: number
}

/**
 * Opens `url` in a page with an empty cache, and weighs everything until nothing more is requested, except prefetches, which have their own
 * budget (`e2e/prefetch.spec.ts`).
 */
export async function firstVisit(page: Page, url: string): Promise<FirstVisit> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await saveData(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const sent = await Promise.all(
    responses.map(async (response) => ({
      path: new URL(response.url()).pathname,
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  )
  const of = (test: RegExp) => sent.filter(({ path }) => test.test(path))
  const bytes = (files: typeof sent) => files.reduce((total, file) => total + file.bytes, 0)
  const scripts = of(/\.js$/)
  return {
    html: sent[0]?.bytes ?? 0,
    styles: bytes(of(/\.css$/)),
    fonts: bytes(of(/\.woff2$/)),
    scripts: bytes(scripts),
    scriptFiles: scripts.length,
    requests: sent.length,
  }
}

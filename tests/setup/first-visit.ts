import type { Page, Response } from '@playwright/test'
import { saveData } from './save-data'

/** What a first visit to a page makes the server send: bytes of bodies, compressed as they were. */
export interface FirstVisit {
  html: number
  /** Stylesheets besides those that the HTML holds. */
  styles: number
  fonts: number
  scripts: number
  scriptFiles: number
  requests: number
}

/**
 * Opens `url` in a page that has visited nothing, and weighs what came until nothing more was asked for. Without what is
 * prefetched: that has a budget of its own (`e2e/prefetch.spec.ts`).
 */
export async function firstVisit(page: Page, url: string): Promise<FirstVisit> {
  const responses: Response[] = []
  const listen = (response: Response) => void responses.push(response)
  page.on('response', listen)
  await saveData(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  page.off('response', listen)
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

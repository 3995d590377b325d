import type { Page } from 'playwright-core'

/** What went wrong in a page, and the remote whose file it came from, where that can be told. */
export interface Fault {
  check: string
  found: string
  remote?: string
}

const remoteIn = (text: string) => /\/assets\/(?!releases\/)([a-z][a-z0-9-]*)\//.exec(text)?.[1]

/** Addresses without what differs from build to build and from port to port. */
const plain = (text: string) =>
  text
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .replaceAll(/\/[\da-f]{16}\//g, '/…/')
    .replaceAll(/(\/assets\/\S+)-[\w-]{8}(?=\.\w+)/g, '$1-…')
    .split('\n', 1)[0]
    ?.slice(0, 300) ?? ''

/** What the browser reports of `page` from here on, each fault once. */
export function listenToFaults(page: Page): Map<string, Fault> {
  const faults = new Map<string, Fault>()
  const add = (check: string, text: string) => {
    const found = plain(text)
    faults.set(`${check} ${found}`, { check, found, remote: remoteIn(text) })
  }
  page.on('console', (message) => {
    // A failed request is reported by itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      add('console error', `${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => add('page error', error.stack ?? error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) add('failed request', `${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation ends the prefetches of the page that it leaves.
    if (!reason.includes('ERR_ABORTED')) add('failed request', `${reason} ${request.url()}`)
  })
  return faults
}

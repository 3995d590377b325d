import type { Page } from 'playwright-core'

/** A fault in a page, with the remote of the file that it came from, if that is known. */
export interface Fault {
  check: string
  found: string
  remote?: string
}

const remoteIn = (text: string) => /\/assets\/(?!releases\/)([a-z][a-z0-9-]*)\//.exec(text)?.[1]

/** Removes the parts of addresses that differ from build to build and from port to port. */
const plain = (text: string) =>
  text
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .replaceAll(/\/[\da-f]{16}\//g, '/…/')
    .replaceAll(/(\/assets\/\S+)-[\w-]{8}(?=\.\w+)/g, '$1-…')
    .split('\n', 1)[0]
    ?.slice(0, 300) ?? ''

/** Most faults of a page, and most characters of the text of one: a page may report any number, of any length. */
const [mostFaults, mostCharacters] = [100, 2000]

/** A copy: a part of a text keeps all of it in the memory. */
const beginning = (text: string) => Buffer.from(text.slice(0, mostCharacters)).toString()

/** The faults that the browser reports for `page` from now on, each once. */
export function listenToFaults(page: Page): Map<string, Fault> {
  const faults = new Map<string, Fault>()
  const add = (check: string, text: string) => {
    if (faults.size >= mostFaults) return
    const found = plain(text)
    faults.set(`${check} ${found}`, { check, found, remote: remoteIn(text) })
  }
  page.on('console', (message) => {
    // Failed requests are reported below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      add('console error', `${beginning(message.text())} ${beginning(message.location().url)}`)
  })
  page.on('pageerror', (error) => add('page error', beginning(error.stack ?? error.message)))
  page.on('response', (response) => {
    if (response.status() >= 400) add('failed request', `${response.status()} ${beginning(response.url())}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation cancels the prefetches of the page that it leaves.
    if (!reason.includes('ERR_ABORTED')) add('failed request', `${reason} ${beginning(request.url())}`)
  })
  return faults
}

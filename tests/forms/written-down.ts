import type { Page } from '@playwright/test'

/** One call as the page made it. */
interface SentCall {
  method: string
  url: string
  credentials: string | undefined
  headers: Record<string, string>
  body: unknown
}

/** Writes down every write call of the page's code. Not from the network: Firefox does not tell what a call carries. */
export async function writeDownCalls(page: Page): Promise<SentCall[]> {
  const calls: SentCall[] = []
  await page.exposeFunction('writeDown', (call: SentCall & { body: string }) =>
    calls.push({ ...call, body: JSON.parse(call.body) }),
  )
  await page.addInitScript(() => {
    const realFetch = globalThis.fetch
    globalThis.fetch = async (url, init) => {
      const { method, credentials, headers, body } = init ?? {}
      if (method) {
        const { writeDown } = globalThis as unknown as { writeDown: (call: object) => Promise<void> }
        await writeDown({
          method,
          url,
          credentials,
          headers: Object.fromEntries(new Headers(headers)),
          body,
        })
      }
      return realFetch(url, init)
    }
  })
  return calls
}

/** Writes down what the page logs as an error. Not from the console: Firefox does not tell an error's message. */
export async function writeDownErrors(page: Page): Promise<string[]> {
  const errors: string[] = []
  await page.exposeFunction('writeDownError', (error: string) => errors.push(error))
  await page.addInitScript(() => {
    const realError = console.error
    console.error = (...words: unknown[]) => {
      const { writeDownError } = globalThis as unknown as { writeDownError: (error: string) => void }
      writeDownError(words.join(' '))
      realError(...words)
    }
  })
  return errors
}

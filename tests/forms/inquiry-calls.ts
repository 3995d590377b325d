import type { Page, Request, Route } from '@playwright/test'

/** Hands every call of an inquiry form to `answer` in the order sent, and keeps what was asked. */
export async function answerInquiries(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<Request[]> {
  const calls: Request[] = []
  await page.route('**/api/inquiries', async (route) => {
    calls.push(route.request())
    await answer(route)
  })
  return calls
}

/** A promise that the test fulfils. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

export const keyOf = (call: Request) => call.headers()['idempotency-key']

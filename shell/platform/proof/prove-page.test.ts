import type { Page } from 'playwright-core'
import { provePage } from './prove-page'

it('ends with a page that freezes after it has hydrated', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answers = [true, true]
  const frozen = new Promise<never>(() => {})
  const tab = {
    on: () => tab,
    goto: async () => null,
    evaluate: async () => answers.pop() ?? frozen,
    locator: () => ({ first: () => ({ evaluate: () => frozen }) }),
    close: () => frozen,
  } as unknown as Page
  const form = { call: '/api/inquiries', failure: '' }
  const page = { path: '/a', remote: 'mf-a', forms: [{ kind: 'a', form, calls: {} }], paths: [] }
  const findings = provePage(tab, 'http://localhost', page)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await findings).toMatchObject([{ page: '/a', found: 'no answer within 60 s' }])
})

it('says why a page does not load', async () => {
  const tab = {
    on: () => tab,
    goto: () => Promise.reject(new Error('page.goto: Page crashed\nCall log:')),
    close: async () => {},
  } as unknown as Page
  const page = { path: '/a', remote: 'mf-a', forms: [], paths: [] }
  expect(await provePage(tab, 'http://localhost', page)).toMatchObject([{ found: 'page.goto: Page crashed' }])
})

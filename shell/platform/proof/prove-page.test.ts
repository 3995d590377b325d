import type { Page } from 'playwright-core'
import { provePage } from './prove-page'

it('ends with a page that freezes after it has hydrated', async () => {
  vi.useFakeTimers()
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
  const findings = provePage(async () => tab, 'http://localhost', page)
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
  expect(await provePage(async () => tab, 'http://localhost', page)).toMatchObject([
    { found: 'page.goto: Page crashed' },
  ])
})

it('ends without a tab if the browser opens none, or has ended', async () => {
  vi.useFakeTimers()
  const page = { path: '/a', remote: 'mf-a', forms: [], paths: [] }
  const findings = provePage(() => new Promise(() => {}), 'http://localhost', page)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await findings).toMatchObject([{ page: '/a', remote: 'mf-a', found: 'no tab within 60 s' }])
  const ended = () => Promise.reject(new Error('browserContext.newPage: closed\nCall log:'))
  expect(await provePage(ended, 'http://localhost', page)).toMatchObject([
    { page: '/a', found: 'browserContext.newPage: closed' },
  ])
})

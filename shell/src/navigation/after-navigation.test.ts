// @vitest-environment happy-dom
import { dropThanks } from './after-navigation'

it.each([
  ['/contact?a=b#contact-message-thanks', '/contact?a=b'],
  ['/admissions#quick-inquiry', '/admissions#quick-inquiry'],
])('makes %s the address %s, of the same entry', (from, to) => {
  history.replaceState({ key: 'entry' }, '', from)
  dropThanks()
  expect(location.pathname + location.search + location.hash).toBe(to)
  expect(history.state).toEqual({ key: 'entry' })
})

// @vitest-environment happy-dom
import * as fullLoad from '../release/full-load'
import { keepServedSite } from './served-site'

// The served page itself is shown again: tests/e2e/frame-error.spec.ts.
it('leaves another page than the served one to the server', () => {
  const load = vi.spyOn(fullLoad, 'fullLoad').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/about')
  document.body.innerHTML = '<h1>About</h1>'
  const onError = keepServedSite(document.body)
  history.pushState(null, '', '/contact')
  document.body.replaceChildren()
  onError(new Error('The frame fails.'))
  expect(document.body.innerHTML).toBe('')
  expect(load).toHaveBeenCalledOnce()
})

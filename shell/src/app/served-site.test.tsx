// @vitest-environment happy-dom
import * as fullLoad from '../navigation/full-load'
import { keepServedSite } from './served-site'

const load = vi.spyOn(fullLoad, 'fullLoad').mockImplementation(() => {})

/** What the site at `path` holds once the frame has failed there; the page at /about was served. */
function afterErrorAt(path: string): string {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/about')
  document.body.innerHTML = '<h1>About</h1>'
  const onError = keepServedSite(document.body)
  history.pushState(null, '', path)
  document.body.replaceChildren()
  onError(new Error('The frame fails.'))
  return document.body.innerHTML
}

it('shows the served page again when the frame fails', () => {
  expect(afterErrorAt('/about')).toBe('<h1>About</h1>')
  expect(load).not.toHaveBeenCalled()
})

it('leaves another page to the server', () => {
  expect(afterErrorAt('/contact')).toBe('')
  expect(load).toHaveBeenCalledOnce()
})

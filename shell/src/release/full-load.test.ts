// @vitest-environment happy-dom
import { callOffFullLoad, fullLoad } from './full-load'

it('asks the server once for each visit, because a second load would call off the first, and starts at the top', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.pushState({ idx: 1 }, '', '/admissions')
  fullLoad()
  fullLoad()
  expect(reload).toHaveBeenCalledTimes(1)
  // The visitor has stopped that load, and follows the link once more.
  history.pushState({ idx: 2 }, '', '/admissions')
  fullLoad()
  expect(reload).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('manual')
})

it('is called off once, and leaves the position to the browser', () => {
  vi.spyOn(location, 'reload').mockImplementation(() => {})
  const stop = vi.fn()
  vi.stubGlobal('stop', stop)
  fullLoad()
  callOffFullLoad()
  callOffFullLoad()
  expect(stop).toHaveBeenCalledTimes(1)
  history.scrollRestoration = 'auto'
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
})

// @vitest-environment happy-dom
import { fullLoad } from './full-load'

it('asks the server once for each visit: a second load would call off the first', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.pushState({ idx: 1 }, '', '/admissions')
  fullLoad()
  fullLoad()
  expect(reload).toHaveBeenCalledTimes(1)
  // The visitor has stopped that load, and follows the link once more.
  history.pushState({ idx: 2 }, '', '/admissions')
  fullLoad()
  expect(reload).toHaveBeenCalledTimes(2)
})

import { partId } from './part-id'

it.each([
  ['seasons', 'seasons'],
  ['%C4%81sana', 'āsana'],
  ['50%', '50%'],
])('the fragment %s names the id %s', (fragment, id) => {
  expect(partId(fragment)).toBe(id)
})

import { counted } from './counted'

it('writes one thing and several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages'])
})

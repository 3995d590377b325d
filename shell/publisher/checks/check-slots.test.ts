import { unknownSlots } from './check-slots'

it('refuses a slot that is not on the list of the site, and names it', () => {
  expect(unknownSlots('/', ['home.podcast', 'home.weather'])).toEqual([
    {
      page: '/',
      check: 'slot',
      expected: expect.stringContaining('home.podcast') as string,
      found: 'home.weather',
    },
  ])
})

import remote from './remote'

it('has two pages and fills four slots', () => {
  expect(remote.pages.map(({ path }) => path)).toEqual(['/contact', '/podcast'])
  expect(Object.keys(remote.slots).sort()).toEqual([
    'admissions.inquiry',
    'enrollment.inquiry',
    'footer.newsletter',
    'home.podcast',
  ])
})

it('adds the podcast to the Resources menu', () => {
  expect(remote.navigation).toContainEqual({
    place: { menu: 'Resources' },
    label: 'Samya Ayurveda Podcast',
    to: '/podcast',
    order: 605,
  })
})

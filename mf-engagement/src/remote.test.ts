import { site } from 'shared-ui'
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

it('every page describes itself in 120 to 160 characters, under its own address', () => {
  for (const { path, metadata } of remote.pages) {
    const { canonical, description } = metadata({})
    expect(canonical).toBe(path)
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

it('adds the podcast to the Resources menu', () => {
  expect(remote.navigation).toContainEqual({
    place: { menu: 'Resources' },
    label: site.podcastName,
    to: '/podcast',
    order: 605,
  })
})

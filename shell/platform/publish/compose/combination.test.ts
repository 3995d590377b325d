import { navigationOf, shellOf } from './combination'
import { sampleBuilds } from '../../store/testing/sample-build'

it('says what to do about a site without a shell', () => {
  expect(() => shellOf(sampleBuilds({}))).toThrow('The site has no shell yet.')
})

it('orders navigation by its order, then by address, in whatever order the remotes come', () => {
  const entry = (to: string, order: number) => ({ place: 'footer' as const, label: to, to, order })
  const a = { name: 'a', navigation: [entry('/z', 1), entry('/y', 2)] }
  const b = { name: 'b', navigation: [entry('/x', 2)] }
  const expected = ['/z', '/x', '/y']
  expect(navigationOf(sampleBuilds(a, b)).map(({ to }) => to)).toEqual(expected)
  expect(navigationOf(sampleBuilds(b, a)).map(({ to }) => to)).toEqual(expected)
})

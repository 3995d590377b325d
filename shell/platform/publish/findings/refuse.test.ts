import { findingLines, refuse } from './refuse'
import { finding } from './testing/sample-finding'

it.each([
  [
    'suggests --force if it accepts all findings',
    ['vanished page', 'emptied slot', 'internal link'],
    /with --force/,
  ],
  ['does not suggest --force if it would not help', ['vanished page', 'one h1'], /^Fix the remote/],
])('%s', (_, checks, fix) => {
  expect(() => refuse(checks.map((check) => finding(check)))).toThrow(
    expect.objectContaining({ fix: expect.stringMatching(fix) as string }) as Error,
  )
})

it('lists findings by remote, each named once', () => {
  const ofBuild = { ...finding('styles', 'that', 'mf-box'), page: 'mf-box' }
  expect(findingLines([finding('one h1'), ofBuild])).toBe(
    '  mf-box: styles: expected this; found that\n  mf-herbs: /herbs: one h1: expected this; found that',
  )
})

it('lists a fault of several pages once, with each of them', () => {
  const pages = ['/herbs/mint', '/herbs/neem'].map((page) => ({
    ...finding('image texts'),
    page,
    about: page,
  }))
  expect(findingLines([...pages, finding('image texts', 'other')])).toBe(
    '  mf-herbs: /herbs/mint, /herbs/neem: image texts: expected this; found that\n' +
      '  mf-herbs: /herbs: image texts: expected this; found other',
  )
})

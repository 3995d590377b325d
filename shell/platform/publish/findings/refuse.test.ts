import { SiteError } from '../../errors/site-error'
import { findingLines, refuse } from './refuse'
import { finding } from './testing/sample-finding'

const fixFor = (...checks: string[]) => {
  try {
    refuse(checks.map((check) => finding(check)))
  } catch (error) {
    if (error instanceof SiteError) return error.fix
    throw error
  }
  return undefined
}

it('suggests --force if it accepts all findings', () => {
  expect(fixFor('vanished page', 'emptied slot', 'internal link')).toContain('with --force')
})

it('does not suggest --force if it would not help', () => {
  expect(fixFor('vanished page', 'one h1')).toMatch(/^Fix the remote/)
})

it('refuses nothing without findings', () => expect(fixFor()).toBeUndefined())

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

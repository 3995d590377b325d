import { SiteError } from '../../store/errors'
import { knownOf, newOf, refuse } from './finding'

const finding = (check: string) => ({ page: '/herbs', check, expected: 'this', found: 'that' })

const fixFor = (...checks: string[]) => {
  try {
    refuse(checks.map(finding))
  } catch (error) {
    if (error instanceof SiteError) return error.fix
    throw error
  }
  return undefined
}

it('says that --force is the way out where it accepts all that was found', () => {
  expect(fixFor('vanished page', 'emptied slot', 'internal link')).toContain('with --force')
})

it('speaks of no --force where it would not help', () => {
  expect(fixFor('vanished page', 'one h1')).toMatch(/^Fix the remote/)
})

it('does not blame the remote that is published for pages of others: all are checked', () => {
  expect(fixFor('one h1')).toMatch(/^Fix the remote that each page is of .*other live remotes/)
})

it('refuses nothing where nothing was found', () => expect(fixFor()).toBeUndefined())

it('tells new findings from known ones, however they read by now, and names who accepted those', () => {
  const [known, fresh] = [finding('internal link'), finding('unique title')]
  const before = [{ ...known, found: 'something else' }]
  expect(newOf([known, fresh], before)).toEqual([fresh])
  expect(knownOf([known, fresh], before, [])).toEqual([{ ...known, by: undefined }])
  expect(knownOf([known, fresh], before, [{ ...known, by: 'unpublish mf-herbs' }])).toEqual([
    { ...known, by: 'unpublish mf-herbs' },
  ])
})

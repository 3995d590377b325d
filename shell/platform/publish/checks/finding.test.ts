import { SiteError } from '../../errors/site-error'
import { compared, findingLines, knownOf, newOf, refuse, type Finding } from './finding'

const finding = (check: string, found = 'that', remote = 'mf-herbs'): Finding => ({
  page: '/herbs',
  check,
  expected: 'this',
  found,
  remote,
})

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

it('checks the live release only where something is found', async () => {
  const checkLive = vi.fn(async (found: Finding[]) => found)
  expect(await compared([], checkLive)).toEqual({ found: [], before: [] })
  expect(checkLive).not.toHaveBeenCalled()
  const found = [finding('one h1')]
  expect(await compared(found, checkLive)).toEqual({ found, before: found })
})

it('distinguishes new findings from known ones whose words have changed, and names the command that accepted these', () => {
  const [known, fresh] = [finding('internal link'), finding('unique title')]
  const findings = { found: [known, fresh], before: [{ ...known, found: 'something else' }] }
  expect(newOf(findings, [])).toEqual([fresh])
  expect(knownOf(findings, [])).toEqual([{ ...known, by: undefined }])
  // An earlier publisher did not note whose it is.
  const { remote: _, ...accepted } = known
  expect(knownOf(findings, [{ ...accepted, by: 'unpublish mf-herbs' }])).toEqual([
    { ...known, by: 'unpublish mf-herbs' },
  ])
})

it.each([
  ['another of its kind', [finding('one h1'), finding('one h1')], [finding('one h1')]],
  ['a higher figure', [finding('page budget', '9')], [finding('page budget', '8')]],
  ['the same in another remote', [finding('one h1')], [finding('one h1', 'that', 'mf-box')]],
  ['another id', [{ ...finding('unique ids'), about: 'a' }], [{ ...finding('unique ids'), about: 'b' }]],
])('takes %s for new', (_, found, before) => {
  expect(newOf({ found, before }, [])).toHaveLength(1)
})

it('treats a lower figure as known', () => {
  const findings = { found: [finding('page budget', '8')], before: [finding('page budget', '9')] }
  expect(newOf(findings, [])).toEqual([])
})

it('charges a new finding to its own remote if that changes, else to the remotes that change', () => {
  const remoteFor = (...changing: string[]) =>
    newOf({ found: [finding('unique ids')], before: [] }, changing)[0]?.remote
  expect(remoteFor('mf-box', 'mf-herbs')).toBe('mf-herbs')
  expect(remoteFor('mf-box')).toBe('mf-box')
  expect(remoteFor('mf-box', 'mf-roots')).toBe('mf-box and mf-roots')
  expect(remoteFor()).toBe('mf-herbs')
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

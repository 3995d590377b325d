import { compared, knownOf, newOf, type Finding } from './finding'
import { finding } from './testing/sample-finding'

it('checks the live release only where something is found', async () => {
  const checkLive = vi.fn(async (found: Finding[]) => found)
  expect(await compared([], checkLive)).toEqual({ found: [], foundLive: [] })
  expect(checkLive).not.toHaveBeenCalled()
  const found = [finding('one h1')]
  expect(await compared(found, checkLive)).toEqual({ found, foundLive: found })
})

it('distinguishes new findings from known ones whose words have changed, and names the command that accepted these', () => {
  const [known, added] = [finding('internal link'), finding('unique title')]
  const findings = { found: [known, added], foundLive: [{ ...known, found: 'something else' }] }
  expect(newOf(findings, [])).toEqual([added])
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
])('takes %s for new', (_, found, foundLive) => {
  expect(newOf({ found, foundLive }, [])).toHaveLength(1)
})

it('treats a lower figure as known', () => {
  const findings = { found: [finding('page budget', '8')], foundLive: [finding('page budget', '9')] }
  expect(newOf(findings, [])).toEqual([])
})

it('charges a new finding to its own remote if that changes, else to the remotes that change', () => {
  const remoteFor = (...changing: string[]) =>
    newOf({ found: [finding('unique ids')], foundLive: [] }, changing)[0]?.remote
  expect(remoteFor('mf-box', 'mf-herbs')).toBe('mf-herbs')
  expect(remoteFor('mf-box')).toBe('mf-box')
  expect(remoteFor('mf-box', 'mf-roots')).toBe('mf-box and mf-roots')
  expect(remoteFor()).toBe('mf-herbs')
})

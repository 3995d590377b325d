import { sampleManifest } from '../../store/testing/sample-build'
import { thanklessForms, undeclaredForms } from './check-forms'

const form = (kind: string) => ({ kind, fields: [] })

const forms = { 'herb-question': { call: '/api/inquiries', failure: 'Please try again.' } }
const builds = [{ manifest: sampleManifest() }, { manifest: sampleManifest({ name: 'mf-herbs', forms }) }]

it('accepts a form that a remote declares, whichever', () => {
  expect(undeclaredForms('/sample', [form('herb-question')], builds)).toEqual([])
})

it('refuses a form that none declares, and names those that are', () => {
  expect(undeclaredForms('/sample', [form('herb-question'), form('herb-order')], builds)).toEqual([
    {
      page: '/sample',
      check: 'form',
      expected: '"herb-order" among the forms that a remote declares in src/remote.tsx',
      found: 'herb-question',
    },
  ])
})

it('accepts a form with its thanks on the page', () => {
  expect(
    thanklessForms('/sample', { forms: [form('herb-question')], ids: ['herb-question-thanks'] }),
  ).toEqual([])
})

it('refuses a form without its thanks: where no script runs, nobody would learn that it was taken', () => {
  expect(thanklessForms('/sample', { forms: [form('herb-question')], ids: ['herb-thanks'] })).toEqual([
    {
      page: '/sample',
      check: 'form',
      expected:
        "an element with the id that thanksId('herb-question') gives, where visitors without scripts are led back to",
      found: 'no "herb-question-thanks" on the page',
    },
  ])
})

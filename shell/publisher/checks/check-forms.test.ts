import { sampleManifest } from '../testing/sample-build'
import { undeclaredForms } from './check-forms'

const forms = { 'herb-question': { call: '/api/inquiries', failure: 'Please try again.' } }
const builds = [{ manifest: sampleManifest() }, { manifest: sampleManifest({ name: 'mf-herbs', forms }) }]

it('accepts a form that a section declares, whichever', () => {
  expect(undeclaredForms('/sample', ['herb-question'], builds)).toEqual([])
})

it('refuses a form that none declares, and names those that are', () => {
  expect(undeclaredForms('/sample', ['herb-question', 'herb-order'], builds)).toEqual([
    {
      page: '/sample',
      check: 'form',
      expected: '"herb-order" among the forms that a section declares in src/remote.tsx',
      found: 'herb-question',
    },
  ])
})

import { sampleBuilds } from '../../store/testing/sample-build'
import { sampleReleasePage } from '../../store/testing/sample-release'
import { thanklessForms, undeclaredForms, unusedForms } from './check-forms'

const form = (kind: string) => ({ kind, fields: [], remote: 'mf-box' })

const forms = { 'herb-question': { call: '/api/inquiries', failure: 'Please try again.' } }
const combination = sampleBuilds({}, { name: 'mf-herbs', forms })

it('accepts a form that any remote declares', () => {
  expect(undeclaredForms('/sample', [form('herb-question')], combination)).toEqual([])
})

it('refuses a form that no remote declares, and names its remote and the declared forms', () => {
  expect(undeclaredForms('/sample', [form('herb-question'), form('herb-order')], combination)).toEqual([
    {
      page: '/sample',
      check: 'form',
      about: 'herb-order',
      expected: '"herb-order" among the forms that a remote declares in src/remote.tsx',
      found: 'herb-question',
      remote: 'mf-box',
    },
  ])
})

it('accepts a form with its success message on the page', () => {
  expect(
    thanklessForms('/sample', { forms: [form('herb-question')], ids: ['herb-question-thanks'] }),
  ).toEqual([])
})

it('refuses a form without its success message: without scripts, visitors would not know that it was sent', () => {
  expect(thanklessForms('/sample', { forms: [form('herb-question')], ids: ['herb-thanks'] })).toEqual([
    {
      page: '/sample',
      check: 'form',
      expected:
        "an element with the id that thanksId('herb-question') gives, where visitors without scripts are led back to",
      found: 'no "herb-question-thanks" on the page',
      remote: 'mf-box',
    },
  ])
})

it('names a form of a changing remote that no page holds', () => {
  const withForms = (name: string) => sampleBuilds({ name, forms })
  const pages = { '/herbs': sampleReleasePage({ forms: [form('herb-question')] }) }
  const found = [{}, pages].map((each) => unusedForms(each, withForms('mf-herbs'), ['mf-herbs']))
  expect(found).toEqual([['herb-question'], []])
  expect(unusedForms({}, withForms('mf-roots'), ['mf-herbs'])).toEqual([])
})

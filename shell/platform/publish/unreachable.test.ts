import type { Manifest } from 'contract/manifest'
import { sampleBuilds } from '../store/testing/sample-build'
import { sampleReleasePage } from '../store/testing/sample-release'
import { unlinkedPages, unusedForms } from './unreachable'

const page = (links: string[], remote = 'mf-herbs', noindex = false) =>
  sampleReleasePage({ links, remote, noindex })

it('names pages of the changed remotes to which no menu and no page leads', () => {
  const pages = {
    '/': page(['/herbs'], 'shell'),
    '/herbs': page(['/herbs/mint?from=herbs#uses']),
    '/herbs/mint': page([]),
    '/herbs/alone': page(['/herbs/alone#top']),
    '/herbs/found': page([]),
    '/herbs/hidden': page([], 'mf-herbs', true),
    '/herbs/listed': page([]),
    '/search': page(['/herbs/found'], 'shell', true),
    '/roots': page([], 'mf-roots'),
  }
  const navigation: Manifest['navigation'] = [
    { place: 'footer', label: 'Listed', to: '/herbs/listed#uses', order: 1 },
  ]
  expect(unlinkedPages(pages, sampleBuilds({ navigation }), ['mf-herbs'])).toEqual([
    '/herbs/alone',
    '/herbs/found',
  ])
})

it('names a form of a changing remote that no page holds', () => {
  const withForms = (name: string) =>
    sampleBuilds({
      name,
      forms: { 'herb-question': { call: '/api/inquiries', failure: 'Please try again.' } },
    })
  const pages = { '/herbs': sampleReleasePage({ forms: [{ kind: 'herb-question', fields: [] }] }) }
  const found = [{}, pages].map((each) => unusedForms(each, withForms('mf-herbs'), ['mf-herbs']))
  expect(found).toEqual([['herb-question'], []])
  expect(unusedForms({}, withForms('mf-roots'), ['mf-herbs'])).toEqual([])
})

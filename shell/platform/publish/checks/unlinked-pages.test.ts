import { sampleReleasePage } from '../../store/testing/sample-release'
import { unlinkedPages } from './unlinked-pages'

const page = (links: string[], remote = 'mf-herbs', noindex = false) =>
  sampleReleasePage({ links, remote, noindex })

it('names pages of the changed remotes to which no page leads', () => {
  const pages = {
    '/': page(['/herbs'], 'shell'),
    '/herbs': page(['/herbs/mint?from=herbs#uses']),
    '/herbs/mint': page([]),
    '/herbs/alone': page(['/herbs/alone#top']),
    '/herbs/found': page([]),
    '/herbs/hidden': page([], 'mf-herbs', true),
    '/search': page(['/herbs/found'], 'shell', true),
    '/roots': page([], 'mf-roots'),
  }
  expect(unlinkedPages(pages, ['mf-herbs'])).toEqual(['/herbs/alone', '/herbs/found'])
})

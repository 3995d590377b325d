import { releaseId } from './release-id'
import { sampleReleasePage } from '../testing/sample-release'

const idOf = (html: string, data: string, builds = {}) =>
  releaseId({ builds, origin: 'http://college.test', pages: { '/': sampleReleasePage({ html, data }) } })

it('differs if a page, its data or a build differs', () => {
  const ids = [
    idOf('a.html', 'a.json'),
    idOf('b.html', 'a.json'),
    idOf('a.html', 'b.json'),
    idOf('a.html', 'a.json', { shell: 'c' }),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})

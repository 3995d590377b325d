// @vitest-environment happy-dom
import { readDocumentData } from './document-data'

// Test files of a worker share their modules: one that is loaded already would keep its import map.
vi.hoisted(() => vi.resetModules())

const page = {
  path: '/herbs/neem',
  params: { name: 'neem' },
  page: { remote: 'mf-herbs', file: 'herb-page-1a.js' },
  slots: {},
  remotes: { shell: { base: '/assets/shell/' }, 'mf-herbs': { base: '/assets/mf-herbs/' } },
}
const integrity = {
  '/assets/shell/main-2b.js': 'sha384-main',
  '/assets/mf-herbs/herb-page-1a.js': 'sha384-page',
  '/assets/mf-herbs/common-3c.js': 'sha384-common',
}

it('takes the title from the head, and the scripts of each remote from the import map', () => {
  document.body.innerHTML = `
    <script type="application/json" id="document-data">${JSON.stringify({ page, navigation: [] })}</script>
    <script type="importmap">${JSON.stringify({ integrity })}</script>`
  document.title = 'Neem'
  const { title, remotes } = readDocumentData().page
  expect(title).toBe('Neem')
  expect(remotes['shell']?.scripts).toEqual([{ file: 'main-2b.js', integrity: 'sha384-main' }])
  expect(remotes['mf-herbs']?.scripts).toEqual([
    { file: 'herb-page-1a.js', integrity: 'sha384-page' },
    { file: 'common-3c.js', integrity: 'sha384-common' },
  ])
})

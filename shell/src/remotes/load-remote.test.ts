// @vitest-environment happy-dom
import { loadRemote } from './load-remote'

it('loads no module whose hash the page does not name', async () => {
  vi.stubGlobal('fetch', async () => new Response('export default () => null'))
  const files = { base: '/assets/mf-herbs/', scripts: [], styles: [] }
  const loading = loadRemote({ remote: 'mf-herbs', file: 'herbs-page-1a2b.js' }, files)
  await expect(loading).rejects.toThrow('The page names no hash for herbs-page-1a2b.js of mf-herbs.')
})

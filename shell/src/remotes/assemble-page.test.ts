// @vitest-environment happy-dom
import { assembleServedPage } from './assemble-page'

it('a served page is shown without any code, and without the HTML of an island', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = await assembleServedPage({
    path: '/alumni',
    title: 'Alumni',
    head: '',
    params: {},
    page: { remote: 'mf-sample', file: 'alumni-page.js' },
    slots: { 'alumni.voices': { remote: 'mf-sample', hydrate: 'on-focus' } },
    remotes: {},
  })
  expect(page).toMatchObject({ page: { kind: 'html' }, slots: { 'alumni.voices': { kind: 'html' } } })
})

import type { Islands, PageData } from 'contract/page-data'
import { fakeService } from '../server/testing/fake-service'
import { findOtherRemotes } from './find-other-remotes'

const files = { base: '/assets/mf-herbs/', scripts: [], styles: [] }
const remotes = { 'mf-herbs': files }
const herbs: PageData = {
  path: '/herbs',
  params: {},
  page: { remote: 'mf-herbs', file: 'herbs-page.js' },
  slots: {
    'tea.recipe': { remote: 'mf-herbs', file: 'recipe.js', hydrate: 'with-page' },
    'tea.form': { remote: 'mf-herbs', hydrate: 'on-focus' },
  },
  remotes,
  title: 'Herbs',
  head: '',
}
const islands: Islands = { 'tea.form': { remote: 'mf-herbs', file: 'form.js', remotes } }
const navigation = [
  { label: 'Herbs', to: '/herbs' },
  { label: 'Tea', to: '/herbs#tea' },
  { label: 'Gone', to: '/gone#roots' },
]

/** A site with one page, whose menu has a broken link too; `status` is the answer for the page that is not there. */
const sampleSite = (status: number) =>
  fakeService(({ url = '' }, response) => {
    const document = JSON.stringify({ navigation })
    const bodies: Record<string, string> = {
      '/': `<script type="application/json" id="document-data">${document}</script>`,
      '/sitemap.xml': '<urlset></urlset>',
      '/assets/releases/ab/islands.json': JSON.stringify(islands),
      '/assets/releases/ab/pages/herbs.json': JSON.stringify(herbs),
    }
    response.writeHead(bodies[url] ? 200 : status, { 'server-timing': 'release;desc="ab"' }).end(bodies[url])
  })

it('finds pages, menus and slots of the other remotes; a broken link in a menu has no page', async () => {
  expect(await findOtherRemotes(await sampleSite(404), ['shell'])).toEqual({
    navigation,
    pages: { '/herbs': herbs },
    slots: {
      'tea.recipe': { remote: 'mf-herbs', file: 'recipe.js', files },
      'tea.form': { remote: 'mf-herbs', file: 'form.js', files },
    },
  })
})

it('leaves out what the sources own, with each menu entry that leads to a page of theirs', async () => {
  const others = await findOtherRemotes(await sampleSite(404), ['mf-herbs'])
  expect(others).toEqual({ navigation: [{ label: 'Gone', to: '/gone#roots' }], pages: {}, slots: {} })
})

it('refuses a site that fails to answer', async () => {
  const site = await sampleSite(503)
  await expect(findOtherRemotes(site, [])).rejects.toMatchObject({
    code: 'site-unreachable',
    message: expect.stringContaining(
      'gone.json: expected an answer of a published site; found status 503',
    ) as string,
  })
})

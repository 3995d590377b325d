import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { NavigationEntry } from 'shared-ui'
import { publish } from 'platform/publish/publish'
import { buildWithManifest } from '../../setup/edited-build'
import { publishedSite, testOrigin } from '../../setup/published-site'
import { stampRemote } from '../../setup/stamp-remote'

// More than any place of the frame shows: further ones change nothing that a page holds.
const count = 20

const published = await publishedSite(afterAll)

/** One entry in a menu of all, one in a menu of the remote's own, one in the footer. */
const entriesOf = (name: string, label: string): NavigationEntry[] => [
  { place: { menu: 'Samples' }, label, to: `/${name}/one`, order: 150 },
  { place: { menu: `Remote ${name}` }, label, to: `/${name}/one`, order: 150 },
  { place: 'footer', label: `Remote ${name}`, to: `/${name}/one`, order: 150 },
]

async function remote(index: number, label = `Remote ${index}`) {
  const name = `s${String(index).padStart(3, '0')}`
  return buildWithManifest(await stampRemote(inject('sampleBuild'), name), (manifest) => {
    manifest.pages = manifest.pages.filter(({ path }) => path.endsWith('/one'))
    manifest.navigation = entriesOf(name, label)
  })
}

const fileOf = async (path: string) =>
  join(published.site.pages, (await published.live()).pages[path]?.html ?? '')
const sentBytes = async (path: string) => (await stat(`${await fileOf(path)}.br`)).size

it('twenty remotes with three menu entries each cost the page of another at most a kilobyte, and refuse no publish', async () => {
  const before = await sentBytes('/programs/alc')
  const dists = await Promise.all(Array.from({ length: count }, (_, index) => remote(index)))
  await publish(published.site, dists, testOrigin)
  expect((await sentBytes('/programs/alc')) - before).toBeLessThanOrEqual(1000)
})

it('an entry that the frame does not show changes only the page that lists all', async () => {
  const { rendered } = await publish(published.site, [await remote(count - 1, 'Changed')], testOrigin)
  expect(rendered).toEqual(['/menu'])
})

it('an unpublished remote leaves the site with its page and its menu entries', async () => {
  const about = async () => readFile(await fileOf('/about'), 'utf8')
  const header = async () => (await about()).split('</header>')[0]
  expect(await header()).toContain('href="/s000/one"')
  await published.succeeds('unpublish', 'mf-s000')
  const { pages, builds } = await published.live()
  expect(builds).not.toHaveProperty('mf-s000')
  expect(pages).not.toHaveProperty('/s000/one')
  expect(await about()).not.toContain('/s000/one')
})

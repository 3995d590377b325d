import { existsSync } from 'node:fs'
import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { islandsFile, type Islands } from 'contract/page-data'
import { inject } from 'vitest'
import { liveRelease } from 'platform/store/moves/live-release'
import { liveMove } from 'platform/store/moves/pointer'
import { goLive } from 'platform/publish/go-live'
import { publish } from 'platform/publish/publish'
import { readBuild } from 'platform/store/builds/stored-build'
import { siteDirectory } from 'platform/store/places/site-directory'
import { oldDraft } from 'platform/store/testing/old-draft'
import { sitemap } from 'platform/publish/artefacts'
import { routes } from '../e2e/routes'
import { publishedSite, siteCommands, siteWithSample, testOrigin } from '../setup/published-site'
import { buildWithManifest, editedBuild } from '../setup/edited-build'
import { buildSample } from '../setup/sample-build'
import { sampleEdition } from '../setup/sample-edition'
import { stampRemote } from '../setup/stamp-remote'
import { distOf } from '../setup/workspace'

const published = await siteWithSample(afterAll)

it('publishes every route, and four pages for no search engine', async () => {
  const { release } = await liveRelease(siteDirectory(inject('publishedSite')))
  const pages = Object.entries(release.pages)
  const paths = (isHidden: boolean) =>
    pages.filter(([, { noindex }]) => noindex === isHidden).map(([path]) => path)
  expect(paths(false).toSorted()).toEqual(routes.toSorted())
  expect(paths(true)).toHaveLength(4)
})

it('changes nothing when the same builds are published again', async () => {
  const before = await liveMove(published.site)
  const { changed, rendered } = await publish(published.site, [distOf('mf-resources')], testOrigin)
  expect({ changed, rendered }).toEqual({ changed: false, rendered: [] })
  expect(await liveMove(published.site)).toEqual(before)
})

it('publishes into a site directory behind a symbolic link', async () => {
  const { site } = await siteWithSample()
  const link = `${site.root}-link`
  await symlink(site.root, link)
  onTestFinished(() => rm(link))
  const edition = await sampleEdition('Raise a notice over there')
  const { rendered } = await publish(siteDirectory(link), [edition], testOrigin)
  expect(rendered).toEqual(['/sample/one', '/sample/two'])
})

it('a remote brings a picture that only its metadata and its data name', async () => {
  const dist = await buildSample((source) =>
    source
      .replace("'./styles.css'", "$&\nimport lotus from 'shared-ui/illustrations/lotus.svg'")
      .replace('title: `', 'image: lotus, $&')
      .replace('load:', 'data: () => ({ lotus }), $&')
      .replace('{ params }', '{ params, data }')
      .replace('<div', '<img src={data.lotus} alt="Lotus" width="9" height="9" loading="lazy" />$&'),
  )
  const { site } = await siteWithSample()
  const { release } = await publish(site, [dist], testOrigin)
  const html = await readFile(join(site.pages, release.pages['/sample/one']?.html ?? ''), 'utf8')
  const [, picture = 'none'] =
    html.match(`property="og:image" content="${testOrigin}/assets/mf-sample/(.*?)"`) ?? []
  expect(html).toContain(`<img src="/assets/mf-sample/${picture}"`)
  expect(existsSync(join(dist, 'client', picture))).toBe(true)
})

it('publishes a remote without a page, as one whose team only runs a service', async () => {
  const dist = await buildSample((source) => source.replace(/pages: \[.*\],(?=\n  slots)/s, 'pages: [],'))
  const { site } = await publishedSite()
  const { release } = await publish(site, [dist], testOrigin)
  expect(release.builds).toHaveProperty('mf-sample')
})

it('renders only the pages of the remote that changed; every other page keeps its bytes', async () => {
  const before = await published.live()
  const edition = await sampleEdition('Raise another notice')
  const { rendered } = await publish(published.site, [edition], testOrigin)
  expect(rendered).toEqual(['/sample/one', '/sample/two'])
  const after = await published.live()
  const untouched = Object.entries(before.pages).filter(([path]) => !path.startsWith('/sample'))
  for (const [path, page] of untouched) expect(after.pages[path]).toEqual(page)
})

describe('a remote with an island on every page', () => {
  const edited = (from: string, to: string) =>
    editedBuild(distOf('mf-engagement'), (code) => code.replaceAll(from, to))
  const slots = ['home.podcast', 'admissions.inquiry', 'enrollment.inquiry']

  it('changes its own pages and those that hold its code; the release names the files of the island', async () => {
    const dist = await edited('We are glad to hear from you', 'We like to hear from you')
    const { rendered, release } = await publish(published.site, [dist], testOrigin)
    const own = Object.entries(release.pages).filter(
      ([, page]) => page.remote === 'mf-engagement' || page.slots.some((slot) => slots.includes(slot)),
    )
    expect(rendered).toEqual(own.map(([path]) => path))
    const file = join(published.site.pages, release.artefacts[islandsFile] ?? '')
    const islands = JSON.parse(await readFile(file, 'utf8')) as Islands
    expect(islands['footer.newsletter']?.remotes['mf-engagement']?.scripts.map(({ file }) => file)).toContain(
      islands['footer.newsletter']?.file,
    )
  })

  it('changes every page when the HTML of the island changes', async () => {
    const dist = await edited('You can unsubscribe at any time', 'You can leave at any time')
    const { rendered, release } = await publish(published.site, [dist], testOrigin)
    expect(rendered).toEqual(Object.keys(release.pages))
  })
})

it('does not check a page again if only its script addresses changed, and checks any other changed page', async () => {
  const { live, site } = await siteWithSample()
  const before = (await live()).pages
  const dist = await editedBuild(inject('sampleBuild'), (code, file) =>
    file.startsWith('client/runtime-')
      ? `${code}\n// Another file, which both pages load.`
      : code.replace(
          '`Sample ${params["word"]}`',
          "params['word'] === 'one' ? 'Another title' : 'Sample two'",
        ),
  )
  await publish(site, [dist], testOrigin)
  const after = (await live()).pages
  const same = (path: string, key: 'html' | 'checkedHtml') => after[path]?.[key] === before[path]?.[key]
  expect([same('/sample/one', 'html'), same('/sample/one', 'checkedHtml')]).toEqual([false, false])
  expect([same('/sample/two', 'html'), same('/sample/two', 'checkedHtml')]).toEqual([false, true])
})

it('the sitemap has the day on which a page’s words last changed, not the day of a publish', async () => {
  const { site, live } = await siteWithSample()
  const before = await live()
  const old = Object.entries(before.pages).map(([path, page]) => [path, { ...page, changed: '2025-02-03' }])
  await writeFile(
    join(site.releases, `${before.id}.json`),
    JSON.stringify({ ...before, pages: Object.fromEntries(old) }),
  )
  const oneChanged = await editedBuild(inject('sampleBuild'), (code) =>
    code.replace('`Sample ${params["word"]}`', "params['word'] === 'one' ? 'A new title' : 'Sample two'"),
  )
  const { rendered } = await publish(site, [oneChanged], testOrigin)
  expect(rendered).toEqual(['/sample/one', '/sample/two'])
  const dates = [...sitemap(await live()).matchAll(/<loc>[^<]*?(\/[^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
  const today = new Date().toISOString().slice(0, 10)
  expect(dates.filter(([, , date]) => date === today).map(([, address]) => address)).toEqual([
    expect.stringContaining('/sample/one'),
  ])
  expect(dates.filter(([, , date]) => date === '2025-02-03')).toHaveLength(dates.length - 1)
})

it('publishes builds from separate folders as one release, such as all remotes with a new major version of React', async () => {
  const { live, refuses, succeeds } = await siteWithSample()
  const patched = (dist: string) =>
    buildWithManifest(dist, ({ shared, ranges = {} }) => {
      shared['react'] = '20.0.0'
      ranges['react'] = '^20.0.0'
    })
  const { builds } = await live()
  const dists = await Promise.all(
    Object.keys(builds).map((name) => patched(name === 'mf-sample' ? inject('sampleBuild') : distOf(name))),
  )
  const [shell = ''] = dists
  const alone = await refuses('publish', '--from', shell)
  expect(alone).toContain('publish --from DIST --from DIST')
  for (const name of Object.keys(builds).filter((each) => each !== 'shell'))
    expect(alone).toContain(`${name} (built with 19.`)
  const all = dists.flatMap((dist) => ['--from', dist])
  expect(await succeeds('publish', ...all)).toContain('is live')
  for (const [name, version] of Object.entries((await live()).builds)) expect(version).not.toBe(builds[name])
})

it('a rollback of a remote is refused if another version of it has gone live since', async () => {
  const { id, builds } = await published.live()
  const earlier = await readBuild(published.site, 'mf-sample', builds['mf-sample'] ?? '')
  const replaces = { remote: 'mf-sample', version: '0123456789abcdef' }
  const step = { fresh: [earlier], replaces, why: 'rollback' }
  await expect(goLive(published.site, step, testOrigin)).rejects.toMatchObject({ code: 'site-moved' })
  expect((await published.live()).id).toBe(id)
})

it('two publishes at once both succeed, one on top of the other', async () => {
  const stamp = (name: string) => stampRemote(inject('sampleBuild'), name)
  const [one, two] = await Promise.all([stamp('one'), stamp('two')])
  await Promise.all([publish(published.site, [one], testOrigin), publish(published.site, [two], testOrigin)])
  const { pages, builds } = await published.live()
  expect(Object.keys(builds)).toEqual(expect.arrayContaining(['mf-one', 'mf-two']))
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/one/one', '/two/one']))
})

it('a publish without PUBLIC_ORIGIN keeps the address of the site', async () => {
  const { environment, live } = await siteWithSample()
  const { succeeds } = siteCommands({ ...environment, PUBLIC_ORIGIN: '' })
  await succeeds('publish', '--from', await sampleEdition('Raise another notice'), '--no-browser')
  expect((await live()).origin).toBe(testOrigin)
})

it('a publish without an address keeps the one that another publish gives the site at the same time', async () => {
  const { site, live } = await siteWithSample()
  const moved = async () => {
    await publish(site, [distOf('shell')], 'https://two.example')
    return []
  }
  await publish(site, [await sampleEdition('Under way')], undefined, { prove: moved })
  expect(await live()).toMatchObject({ origin: 'https://two.example' })
})

it('names in the log the commit of a build, and whether its sources differed from it', async () => {
  const { succeeds } = await siteWithSample()
  for (const isDirty of [false, true]) {
    const edition = await sampleEdition(`Changed: ${isDirty}`)
    const dist = await buildWithManifest(edition, (manifest) => {
      manifest.source = { hash: '', commit: '0123456789abcdef', isDirty }
    })
    await succeeds('publish', '--from', dist)
  }
  const log = (await succeeds('log')).split('\n').filter((line) => line.includes('from commit'))
  expect(log.slice(-2)).toEqual([
    '    mf-sample from commit 0123456789ab',
    '    mf-sample from commit 0123456789ab with changes',
  ])
})

it.each([
  ['publish', 'succeeds'],
  ['publish', 'refuses'],
  ['check', 'refuses'],
] as const)('a %s that %s prunes', async (command, outcome) => {
  const dist = outcome === 'succeeds' ? inject('sampleBuild') : await sampleEdition('')
  const draft = await oldDraft(published.site)
  await published[outcome](command, '--from', dist)
  expect(existsSync(draft)).toBe(false)
})

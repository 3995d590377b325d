import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { frameModule, type Manifest } from 'contract/manifest'
import { contentHash } from '../files/hash'
import { sampleBuild, samplePage } from '../store/testing/sample-build'
import { sampleRelease, sampleReleasePage } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import type { Release } from '../store/releases/release'
import { siteDirectory } from '../store/places/site-directory'
import type { Candidate } from '../publish/candidate'
import { pagesToOpen } from './pages-to-open'

const site = siteDirectory(await temporaryFolder(afterAll))
mkdirSync(site.pages)

interface SampleRelease {
  /** By path: words of the document. */
  pages: Record<string, string>
  menu?: string
  /** The sheet of an island, which every document holds. */
  sheet?: string
  /** The hash of the scripts of all pages. */
  script?: string
  form?: object
  island?: string
}

const noFiles = { server: 'server.js', scripts: [], styles: [], doors: [] }

const moduleOf = (path: string) => (path === '/herbs' ? './src/herbs' : './src/herb')

/** Stores a content under its hash, as a publish does. */
function store(content: string, ending: string): string {
  const name = `${contentHash(content)}.${ending}`
  writeFileSync(join(site.pages, name), content)
  return name
}

/** A release of the shell and one remote, whose pages name the files of the remote's build. */
function releaseOf(
  { pages, menu = '', sheet = '', script = 'one', form, island = 'sha384-one' }: SampleRelease,
  version: string,
) {
  const paths = Object.entries(pages).map(([path, words]) => {
    const html = store(
      `<head>${sheet}</head><body><header>${menu}</header><main>${words}</main></body>`,
      'html',
    )
    const data = store(script, 'json')
    const forms = form ? [{ kind: 'visit', fields: [] }] : []
    const slots = path === '/herbs/last' ? ['herbs.letter'] : []
    return [path, sampleReleasePage({ html, data, forms, slots })] as const
  })
  const manifest: Partial<Manifest> = {
    name: 'mf-herbs',
    pages: Object.keys(pages).map((path) => ({ ...samplePage(path), module: moduleOf(path) })),
    slots: [{ name: 'herbs.letter', module: './src/letter', hydrate: 'on-focus' }],
    modules: { './src/letter': { ...noFiles, scripts: ['letter.js'] } },
    files: { 'letter.js': { integrity: island, bytes: 1 } },
  }
  const combination = new Map([
    [
      'shell',
      { ...sampleBuild({ name: 'shell', pages: [], modules: { [frameModule]: noFiles } }), version: 'same' },
    ],
    ['mf-herbs', { ...sampleBuild(manifest), version }],
  ])
  const release = sampleRelease({
    builds: { shell: 'same', 'mf-herbs': version },
    pages: Object.fromEntries(paths),
    ...(form && { forms: { visit: form } as Release['forms'] }),
  })
  return { release, combination }
}

async function opened(before: SampleRelease, now: SampleRelease, changing = ['mf-herbs']): Promise<string[]> {
  const [live, next] = [releaseOf(before, 'earlier'), releaseOf(now, 'later')]
  return pagesToOpen(site, {
    rendered: Object.keys(now.pages),
    changing,
    live: live.combination,
    previous: live.release,
    ...next,
  } as unknown as Candidate)
}

const pages = { '/herbs': 'One', '/herbs/tea': 'Two', '/herbs/last': 'Three' }

it('opens pages with other words, and no page with the same HTML or that visitors cannot ask for', async () => {
  expect(await opened({ pages }, { pages })).toEqual([])
  const changed = { ...pages, '/herbs/tea': 'Another', '/herbs/new': 'New', '/form-problem': '' }
  expect(await opened({ pages }, { pages: changed })).toEqual(['/herbs/tea', '/herbs/new'])
})

it('opens one page if only the menus or a sheet of an island differ, and every page that changed itself', async () => {
  const before = { pages, menu: 'Herbs' }
  expect(await opened(before, { ...before, menu: 'Herbs, roots' })).toEqual(['/herbs'])
  expect(await opened(before, { ...before, menu: 'Roots' }, ['shell'])).toEqual(['/herbs'])
  expect(await opened(before, { ...before, sheet: '.he-letter {}' })).toEqual(['/herbs'])
  const changed = { ...pages, '/herbs/last': 'Another' }
  expect(await opened(before, { pages: changed, menu: 'Roots' })).toEqual(['/herbs/last', '/herbs'])
})

it('opens all pages whose scripts differ, or one for each component if the shell changes', async () => {
  const before = { pages, menu: 'Herbs' }
  const now = { ...before, menu: 'Roots', script: 'two' }
  expect(await opened(before, now)).toEqual(Object.keys(pages))
  expect(await opened(before, now, ['shell'])).toEqual(['/herbs', '/herbs/tea'])
})

it('opens the pages whose forms may send something new', async () => {
  const before = { pages, form: { call: '/api/visits' } }
  expect(await opened(before, before)).toEqual([])
  expect(await opened(before, { ...before, form: { call: '/api/others' } })).toHaveLength(3)
})

it('opens one page for an island with new code, which no page names', async () => {
  const now = { pages, island: 'sha384-two' }
  expect(await opened({ pages }, now)).toEqual(['/herbs/last'])
})

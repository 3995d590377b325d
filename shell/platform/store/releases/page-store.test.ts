import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { markUsed } from '../../files/mark-used'
import { corruptFiles, storeContent } from './page-store'
import { filesOfPage } from './release'
import { siteDirectory } from '../places/site-directory'
import { temporaryFolder } from '../testing/temporary-site'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('../../files/mark-used', async (original) => ({
  markUsed: vi.fn((await original<{ markUsed: typeof markUsed }>()).markUsed),
}))

const root = await temporaryFolder(afterAll)
const site = { ...siteDirectory(root), pages: root }
const text = 'A page with Āyurveda in it.'
const store = async () => ({
  html: await storeContent(site, text, 'html'),
  data: await storeContent(site, text, 'json'),
})

it('finds a stored page intact', async () => {
  expect(await corruptFiles(site, filesOfPage(await store()))).toEqual([])
})

it.each([
  ['html', '', 'empty'],
  ['data', '', 'cut short'],
  ['data', '.br', 'empty'],
  ['data', '.br', 'cut short'],
  ['html', '.gz', 'missing'],
] as const)(
  'finds the %s%s that is %s; deleted, it is written with the page again',
  async (kind, ending, fault) => {
    const page = await store()
    const file = join(root, page[kind])
    if (fault === 'missing') rmSync(file + ending)
    else writeFileSync(file + ending, readFileSync(file + ending).subarray(0, fault === 'empty' ? 0 : 9))
    expect(await corruptFiles(site, filesOfPage(page))).toEqual([file + ending])
    rmSync(file + ending, { force: true })
    expect(await corruptFiles(site, filesOfPage(await store()))).toEqual([])
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text)
  },
)

it('writes a page again if a prune deletes it at the same time', async () => {
  const { html } = await store()
  vi.mocked(markUsed).mockImplementationOnce(async (file) => {
    for (const ending of ['', '.br', '.gz']) rmSync(file + ending)
    return false
  })
  expect(await storeContent(site, text, 'html')).toBe(html)
  expect(await readFile(join(root, html), 'utf8')).toBe(text)
})

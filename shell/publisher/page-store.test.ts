import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { damagedFile, storePage } from './page-store'
import { siteDirectory } from './site-directory'

const root = mkdtempSync(join(tmpdir(), 'page-store-'))
const site = { ...siteDirectory(root), pages: root }
afterAll(() => rmSync(root, { recursive: true }))
const text = 'A page with Āyurveda in it.'
const store = async () => ({
  html: await storePage(site, text, 'html'),
  data: await storePage(site, text, 'json'),
})

it('finds a page whole that it has stored', async () => {
  expect(await damagedFile(site, await store())).toBeUndefined()
})

it.each([
  ['html', '', 'empty'],
  ['data', '', 'cut short'],
  ['data', '.br', 'empty'],
  ['html', '.gz', 'missing'],
] as const)('finds the %s%s that is %s, and storing the page again mends it', async (kind, ending, fault) => {
  const page = await store()
  const file = join(root, page[kind])
  if (fault === 'missing') rmSync(file + ending)
  else writeFileSync(file + ending, fault === 'empty' ? '' : text.slice(9))
  expect(await damagedFile(site, page)).toBe(file)
  expect(await damagedFile(site, await store())).toBeUndefined()
  expect(await readFile(file, 'utf8')).toBe(text)
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text)
})

import { setTimeout as wait } from 'node:timers/promises'
import type { ReleasePage } from '../../store/releases/release'
import { samplePage } from '../../store/testing/sample-build'
import { checkPageHtml } from './check-page-html'
import * as html from './check-html'

const origin = 'https://college.example'
const planned = { remote: 'mf-herbs', page: samplePage('/herbs') }

const check = (body: string, reusable?: ReleasePage) =>
  checkPageHtml(planned, `<!doctype html>${body}`, origin, reusable)

it('reads what a release remembers, and names what is wrong', async () => {
  const { read, findings } = await check(
    '<main id="main"><a href="/roots">Roots</a><p id="main">Ginger.</main>',
  )
  expect(read).toMatchObject({ ids: ['main', 'main'], links: ['/roots'], forms: [] })
  expect(findings.map((finding) => finding.check)).toEqual(
    expect.arrayContaining(['one h1', 'unique ids', 'valid HTML (no-implicit-close)']),
  )
})

it.each([
  ['unique ids', '<main><h1 id="a">Herbs</h1><p id="a">Ginger.</p></main>'],
  ['one main', '<main id="main"><h1>Herbs</h1></main><main></main>'],
  ['one banner', '<header></header><header></header>'],
  ['one footer', '<footer></footer><footer></footer>'],
  ['named navigation', '<nav aria-label="A"></nav><nav aria-label="A"></nav>'],
  ['image texts', '<img src="/assets/a.png">'],
])('does not repeat "%s" in the words of html-validate', async (rule, body) => {
  const checks = (await check(body)).findings.map((finding) => finding.check)
  expect(checks).toContain(rule)
  expect(checks.filter((name) => name.startsWith('valid HTML'))).toEqual([])
})

it('names other landmarks than those of another fault', async () => {
  const { findings } = await check('<nav></nav><nav></nav><aside></aside><aside></aside>')
  const html = findings.filter(({ check: rule }) => rule === 'valid HTML (unique-landmark)')
  const named = expect.stringContaining('at aside:') as string
  expect(html.map(({ found }) => found)).toEqual([named, named])
})

it.each(['<script>', "<style data-sheet='a'>"])('reads what follows %s in an attribute', async (tag) => {
  const redirect = '<meta http-equiv="refresh" content="0;url=https://evil.example">'
  const { findings } = await check(`<p title="${tag}">x${redirect}`)
  expect(findings).toContainEqual(expect.objectContaining({ check: 'no http-equiv', found: 'refresh' }))
})

it('uses the live release’s results for the same HTML', async () => {
  const body = '<main><h1>Herbs</h1></main>'
  const { read } = await check(body)
  const remembered = { ...read, links: ['/from-the-live-release'] }
  const live = { ...remembered, search: 'sections.json' } as ReleasePage
  const run = vi.spyOn(html, 'checkHtml')
  expect(await check(body, live)).toEqual({ read: remembered, searched: 'sections.json', findings: [] })
  expect(run).not.toHaveBeenCalled()
  await check(body, { ...live, checkedHtml: 'of other HTML' })
  expect(run).toHaveBeenCalledOnce()
})

it('waits for html-validate if the page cannot be read', async () => {
  vi.spyOn(html, 'checkHtml').mockImplementationOnce(async () => {
    await wait(20)
    throw new Error('html-validate stopped')
  })
  await expect(checkPageHtml(planned, '', 'no address')).rejects.toThrow('html-validate stopped')
})

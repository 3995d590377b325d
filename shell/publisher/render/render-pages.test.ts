import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { sampleBuild, samplePage } from '../testing/sample-build'
import { renderPages } from './render-pages'

const dir = mkdtempSync(join(tmpdir(), 'render-pages-'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function write(path: string, code: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), code)
}

/** Holds up this process, as a busy machine does. */
const busyFor = (seconds: number) => void spawnSync('sleep', [String(seconds)])

it('takes every page of a renderer that ends beside another process, while this one is busy', async () => {
  write(
    'server/prerender.js',
    `import { setTimeout } from 'node:timers/promises'
    export async function prerenderPage(path) {
      await setTimeout(path === '/first' ? 0 : 1000)
      return { html: '', slots: [] }
    }`,
  )
  write('server/page.js', 'export default null')
  write('package.json', '{ "type": "module" }')
  const modules = { './src/sample-page': { server: 'page.js', scripts: [], styles: [], doors: [] } }
  const shell = { ...sampleBuild({ name: 'shell', modules }), dir }
  const pages = ['/first', '/second'].map((path) => ({ section: 'shell', page: samplePage(path) }))

  const rendering = renderPages(new Map([['shell', shell]]), pages, async ({ path }) => {
    if (path === '/first') busyFor(2)
    return path
  })
  // When this one looks again another process has ended and the first page has come; the renderer ends while it is taken.
  spawn('true')
  busyFor(1)
  expect(await rendering).toEqual(['/first', '/second'])
})

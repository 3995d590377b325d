import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleBuild, samplePage } from '../../../store/testing/sample-build'
import { temporaryFolder } from '../../../store/testing/temporary-site'
import { renderPages, type RenderedPage } from '../render-pages'

const sampleParts = {
  metadata: samplePage('/').metadata,
  origin: 'https://college.example',
  data: { path: '/', params: {}, page: { remote: 'shell', file: '' }, slots: {}, remotes: {} },
  navigation: [],
  preload: {},
  shellFiles: [],
  integrity: {},
  sheets: [],
}

/**
 * Renders a page at each of `paths` with a shell that runs `statement` for each, and that fills an optional slot. An island, which
 * `hydrate: 'on-focus'` makes of the fill, fails to render.
 */
export async function renderSample(
  statement: string,
  paths = ['/'],
  finish: (path: string, failed: RenderedPage['failed']) => Promise<string> = async (path) => path,
  hydrate: 'with-page' | 'on-focus' = 'with-page',
): Promise<string[]> {
  const dir = await temporaryFolder()
  await mkdir(join(dir, 'server'))
  const write = (path: string, code: string) => writeFile(join(dir, path), code)
  await write(
    'server/prerender.js',
    `import { writeSync } from 'node:fs'
    import { connect, createServer } from 'node:net'
    import { setTimeout } from 'node:timers/promises'
    export const prerenderIsland = () => Promise.reject(null)
    export const renderDocument = ({ body: html }) => ({ html, data: {}, inlineStyles: [], inlineScripts: [] })
    export async function prerenderPage(path, { slots }) {
      ${statement}
      return { html: '', slots: [] }
    }`,
  )
  await write('server/page.js', 'export default null')
  await write('package.json', '{ "type": "module" }')
  const module = './src/sample-page'
  const shell = sampleBuild({
    name: 'shell',
    modules: { [module]: { server: 'page.js', scripts: [], styles: [], doors: [] } },
    offeredSlots: { 'herbs.tea': {} },
    slots: [{ name: 'herbs.tea', module, hydrate }],
  })
  const { finished } = await renderPages(new Map([['shell', { ...shell, dir }]]), {
    choose: async () => ({ pages: paths.map((path) => ({ remote: 'shell', page: samplePage(path) })) }),
    parts: async () => sampleParts,
    finish: ({ page }, { failed }) => finish(page.path, failed),
  })
  return finished
}

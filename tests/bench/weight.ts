import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readViteManifest, scriptsOf } from 'platform/build/manifest/chunk-files'
import { islandsFile, type Islands, type ModuleRef, type PageData } from 'contract/page-data'
import { startNewSite } from '../setup/start-new-site'
import { buildPlainApp, sourceOf } from './plain-app/build-plain-app'

const here = join(import.meta.dirname, 'plain-app')
const routes = ['/', '/programs/pkt', '/contact', '/admissions', '/resources/wellness-tools']

const brotliSize = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const withPage = ({ page, slots }: PageData): ModuleRef[] => [
  page,
  ...Object.values(slots).filter((slot) => slot.hydrate === 'with-page'),
]

function documentData(html: string): PageData {
  const block = /id="document-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return (JSON.parse(block) as { page: PageData }).page
}

async function federated(url: string, html: string) {
  const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
  const sizes = await Promise.all(
    scripts.map(async (script) => brotliSize(await (await fetch(url + script)).text())),
  )
  return { requests: scripts.length, bytes: sum(sizes) }
}

async function plain(dir: string, refs: ModuleRef[]) {
  const manifest = await readViteManifest(dir)
  const keys = ['main.tsx', ...refs.map((ref) => relative(here, sourceOf(ref)))]
  const files = new Set(
    keys.flatMap((key) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`The plain app has no chunk for ${key}.`)
      return scriptsOf(manifest, chunk)
    }),
  )
  const sizes = await Promise.all(
    [...files].map(async (file) => brotliSize(await readFile(join(dir, file), 'utf8'))),
  )
  return { requests: files.size, bytes: sum(sizes) }
}

/** JavaScript of a first visit, federated and as one plain Vite app with the same sources and lazy boundaries. */
export async function benchWeight(): Promise<void> {
  const site = await startNewSite()
  try {
    const pages = await Promise.all(
      routes.map(async (route) => {
        const html = await (await fetch(site.url + route)).text()
        return { route, html, data: documentData(html) }
      }),
    )
    const islands = (await (await fetch(`${site.url}/${islandsFile}`)).json()) as Islands
    const everyModule = [...pages.flatMap(({ data }) => withPage(data)), ...Object.values(islands)]
    const plainApp = await buildPlainApp(everyModule.map(({ remote, file }) => ({ remote, file })))
    const rows = []
    for (const { route, html, data } of pages) {
      const [split, one] = [await federated(site.url, html), await plain(plainApp, withPage(data))]
      rows.push({
        route,
        'html br': brotliSize(html),
        'js br': split.bytes,
        'js files': split.requests,
        'plain js br': one.bytes,
        'plain files': one.requests,
        ratio: (split.bytes / one.bytes).toFixed(2),
        more: split.bytes - one.bytes,
      })
    }
    console.table(rows)
  } finally {
    await site.stop()
  }
}

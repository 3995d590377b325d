import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCompressed } from '../../files/compress'
import { storeContent } from '../../store/releases/page-store'
import { buildDirectory, type SiteDirectory } from '../../store/places/site-directory'
import { publishSample, sampleReleasePage } from '../../store/testing/sample-release'
import { temporarySite } from '../../store/testing/temporary-site'

export const version = '0123456789abcdef'
export const largeFile = `/assets/shell/${version}/film.mp4`
export const smallFile = `/assets/shell/${version}/main.js`

async function storeFile(site: SiteDirectory, name: string, content: Buffer): Promise<void> {
  const client = join(buildDirectory(site, 'shell', version), 'client')
  await mkdir(client, { recursive: true })
  await writeCompressed(join(client, name), content)
}

async function storePage(site: SiteDirectory, path: string, text: string) {
  await mkdir(site.pages, { recursive: true })
  const html = await storeContent(site, `<!doctype html><title>${path}</title>${text.repeat(200)}`, 'html')
  const data = await storeContent(site, JSON.stringify({ path, text }), 'json')
  return [path, sampleReleasePage({ html, data })] as const
}

const paths = ['/', '/about', '/programs', '/404', '/form-problem']

/** Makes a release live whose pages say `text`. */
export async function publishPages(
  site: SiteDirectory,
  id: string,
  text: string,
  origin = 'http://college.test',
) {
  const pages = Object.fromEntries(await Promise.all(paths.map((path) => storePage(site, path, text))))
  await publishSample(site, id, { origin, pages, builds: { shell: version } })
}

/** A published site of five short pages and a build of two files without a manifest, until the test ends. */
export async function sampleSite(origin?: string) {
  const site = await temporarySite()
  await storeFile(site, 'main.js', Buffer.from('console.log("hello")\n'.repeat(100)))
  await storeFile(site, 'film.mp4', Buffer.alloc(5_000_000, 'film'))
  await publishPages(site, '1111111111111111', 'first ', origin)
  return site
}

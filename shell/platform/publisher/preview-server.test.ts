import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { readConfig } from '../config'
import { sampleSite } from '../server/testing/sample-site'
import { storeOf } from '../store/places/folder-store'
import type { SiteDirectory } from '../store/places/site-directory'
import { createPreview } from '../store/previews'
import { createPreviewServer } from './preview-server'

/** The port of a server of the previews of `site`, until the test ends. */
async function portOf(site: SiteDirectory, PREVIEW_ORIGIN?: string): Promise<number> {
  const config = readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent', PREVIEW_ORIGIN })
  const server = createPreviewServer(site, config, () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** The headers of a previewed page of a site that is live at an https address. */
async function previewHeaders(PREVIEW_ORIGIN: string): Promise<Headers> {
  const site = await sampleSite('https://college.example')
  const { secret } = await createPreview(storeOf(site), { release: '1111111111111111', by: undefined })
  const port = await portOf(site, PREVIEW_ORIGIN)
  return (await fetch(`http://127.0.0.1:${port}/about`, { headers: { cookie: `preview=${secret}` } })).headers
}

it.each([
  ['http://build-machine:8071', false],
  ['https://preview.college.example', true],
])('asks for https by the address of the preview, not of the site: %s', async (origin, isAsked) => {
  const headers = await previewHeaders(origin)
  expect(headers.get('content-security-policy')?.includes('upgrade-insecure-requests')).toBe(isAsked)
  expect(headers.has('strict-transport-security')).toBe(isAsked)
})

it('closes a connection that sends many requests at once', async () => {
  const port = await portOf(await sampleSite())
  const socket = connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume()
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: college.test\r\n\r\n'.repeat(500))
  // An idle connection is closed after five seconds.
  await expect.poll(() => socket.closed, { timeout: 3000 }).toBe(true)
})

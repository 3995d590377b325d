import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { readConfig } from '../config'
import { sampleSite } from '../server/testing/sample-site'
import { storeOf } from '../store/places/folder-store'
import { createPreview } from '../store/previews'
import { createPreviewServer } from './preview-server'

/** The headers of a previewed page of a site that is live at an https address. */
async function previewHeaders(PREVIEW_ORIGIN: string): Promise<Headers> {
  const site = await sampleSite('https://college.example')
  const { secret } = await createPreview(storeOf(site), { release: '1111111111111111', by: undefined })
  const config = readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent', PREVIEW_ORIGIN })
  const server = createPreviewServer(site, config, () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
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

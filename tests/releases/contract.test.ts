import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { manifestFile } from 'contract/manifest'
import { fakeService } from 'platform/server/testing/fake-service'
import { buildDirectory } from 'platform/store/places/site-directory'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { buildWithManifest, editedBuild } from '../setup/edited-build'
import { siteWithSample } from '../setup/published-site'
import { distOf, root } from '../setup/workspace'

const published = await siteWithSample(afterAll)
const service = await fakeService((_, response) => void response.writeHead(201).end('{}'), afterAll)

/** The status of a web server's answer to a native post of the contact form. */
async function postContact() {
  const { app } = await published.webServer({ API_URL: service })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/forms/contact-message',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'fullName=Mira',
  })
  return statusCode
}

/** The sample as a newer kit builds it: keys and a slot of which this checkout has never heard. */
const newerSample = () =>
  buildWithManifest(inject('sampleBuild'), (manifest) => {
    manifest.offeredSlots = { 'sample.voices': {} }
    manifest.slots.push({ name: 'sample.voices', module: './src/sample-page', hydrate: 'with-page' })
    manifest.navigation.push({ place: 'footer', label: 'Sample one', to: '/sample/one', order: 900 })
    for (const part of [manifest, manifest.slots[0], ...manifest.pages, ...manifest.navigation])
      Object.assign(part ?? {}, { signatures: { Button: 'from a newer kit' } })
  })

it('publishes a remote of a newer kit without harm to the forms and publishes of the others', async () => {
  await published.succeeds('publish', '--from', await newerSample())
  expect(await postContact()).toBe(303)
  const resources = await editedBuild(distOf('mf-resources'), (code) =>
    code.replaceAll('Where to begin', 'Where to start'),
  )
  expect(await published.succeeds('publish', '--from', resources)).toContain('is live')
  expect(await postContact()).toBe(303)
})

// The archive holds the sample remote of commit 245fe226, built in that checkout, without its social images.
it('publishes a build of version 1.0.0 of the tool', async () => {
  const { withBrowser } = await siteWithSample()
  const dist = await temporaryFolder()
  await promisify(execFile)('tar', ['-xzf', join(root, 'tests/fixtures/tool-1.0.0-build.tar.gz'), '-C', dist])
  expect(await withBrowser.succeeds('publish', '--from', dist)).toContain('is live')
})

it('takes forms while a manifest is unreadable, because the release holds them', async () => {
  const { builds } = await published.live()
  const file = join(
    buildDirectory(published.site, 'mf-engagement', builds['mf-engagement'] ?? ''),
    manifestFile,
  )
  const manifest = await readFile(file, 'utf8')
  onTestFinished(() => writeFile(file, manifest))
  await writeFile(file, manifest.slice(0, 200))
  expect(await postContact()).toBe(303)
})

it('refuses a shell that loads modules in a way that pages do not support', async () => {
  const dist = await buildWithManifest(distOf('shell'), (manifest) =>
    Object.assign(manifest, { contract: 1 }),
  )
  const output = await published.refuses('publish', '--from', dist)
  expect(output).toContain('keeps to contract 1: expected contract 2')
  expect(output).toContain('(shell-outdated)')
})

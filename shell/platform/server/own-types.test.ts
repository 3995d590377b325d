import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseFile } from '../store/release'
import { siteDirectory } from '../store/site-directory'
import { publishSample } from '../store/testing/sample-release'
import { LiveRelease } from './live-release'
import { formsOfTabs, withOwnTypes } from './own-types'

it('leaves calls as they are while the live release cannot be read', async () => {
  const site = siteDirectory(await mkdtemp(join(tmpdir(), 'own-types-')))
  onTestFinished(() => rm(site.root, { recursive: true }))
  await publishSample(site, '1111111111111111')
  await writeFile(releaseFile(site, '1111111111111111'), '')
  const withSchemas = withOwnTypes(formsOfTabs(new LiveRelease(site, () => {})))
  const call = { path: '/api/inquiries', body: '{"type":"contact_form"}' }
  expect(await withSchemas(call)).toEqual(call)
})

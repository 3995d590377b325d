import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRelease, releaseFile } from './release'
import { siteDirectory } from './site-directory'
import { sampleRelease, sampleReleasePage } from './testing/sample-release'

it('reads a release that calls the remote of a page its section', async () => {
  const site = siteDirectory(await mkdtemp(join(tmpdir(), 'release-')))
  onTestFinished(() => rm(site.root, { recursive: true }))
  const id = '0123456789abcdef'
  const { remote: _, ...page } = sampleReleasePage()
  const stored = { ...sampleRelease({ id }), pages: { '/herbs': { ...page, section: 'mf-herbs' } } }
  await mkdir(site.releases, { recursive: true })
  await writeFile(releaseFile(site, id), JSON.stringify(stored))
  expect((await readRelease(site, id)).pages['/herbs']?.remote).toBe('mf-herbs')
})

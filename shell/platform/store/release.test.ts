import { mkdir, writeFile } from 'node:fs/promises'
import { readRelease, releaseFile } from './release'
import { sampleRelease, sampleReleasePage } from './testing/sample-release'
import { temporarySite } from './testing/temporary-site'

it('reads a release that calls the remote of a page its section', async () => {
  const site = await temporarySite()
  const id = '0123456789abcdef'
  const { remote: _, ...page } = sampleReleasePage()
  const stored = { ...sampleRelease({ id }), pages: { '/herbs': { ...page, section: 'mf-herbs' } } }
  await mkdir(site.releases, { recursive: true })
  await writeFile(releaseFile(site, id), JSON.stringify(stored))
  expect((await readRelease(site, id)).pages['/herbs']?.remote).toBe('mf-herbs')
})

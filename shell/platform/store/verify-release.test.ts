import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, shellContract } from 'contract/manifest'
import { buildDirectory } from './places/site-directory'
import { sampleRelease } from './testing/sample-release'
import { temporarySite } from './testing/temporary-site'
import { requireIntact } from './verify-release'

it('does not call a build of a later contract corrupt: an older one would replace it', async () => {
  const [site, version] = [await temporarySite(), '0123456789abcdef']
  const dir = buildDirectory(site, 'mf-herbs', version)
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, manifestFile), JSON.stringify({ contract: shellContract + 1, name: 'mf-herbs' }))
  const release = sampleRelease({ builds: { 'mf-herbs': version } })
  await expect(requireIntact(site, release)).rejects.toMatchObject({ code: 'contract-later' })
})

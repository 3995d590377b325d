import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, shellContract } from 'contract/manifest'
import { FolderStore } from './places/folder-store'
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

it('says that the shared store can fill the folder again, where there is one', async () => {
  const site = await temporarySite()
  const release = sampleRelease({ builds: { 'mf-herbs': '0123456789abcdef' } })
  const fix = 'Each line names its fix.'
  await expect(requireIntact(site, release)).rejects.toMatchObject({ fix })
  const mirror = { ...site, store: new FolderStore('/store') }
  await expect(requireIntact(mirror, release)).rejects.toMatchObject({
    fix: `${fix} Or move ${site.root} away: the shared store fills it again.`,
  })
})

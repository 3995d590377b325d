import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteDirectory, type SiteDirectory } from '../places/site-directory'
import { sampleDist, writeManifest } from '../testing/sample-dist'
import { publishSample } from '../testing/sample-release'
import { temporaryFolder } from '../testing/temporary-site'
import { storeBuild } from './build-store'
import type { StoredBuild } from './stored-build'

let dist: string
let site: SiteDirectory
beforeEach(async () => {
  const root = await temporaryFolder()
  dist = await sampleDist(root)
  site = siteDirectory(join(root, 'site'))
})

const [page, live] = ['client/page-0a1b2c3d.js', 'aaaaaaaaaaaaaaaa']
const store = async (content: string) => {
  await writeFile(join(dist, page), content)
  await writeManifest(dist)
  return storeBuild(site, dist)
}
const publish = ({ version }: StoredBuild) => publishSample(site, live, { builds: { 'mf-sample': version } })

const refusal = {
  code: 'file-name-taken',
  message: expect.stringContaining(`${page}: expected a name that changes with the content`) as string,
}

it('stores other content under the name of a stored file if its build was never live', async () => {
  await publishSample(site, live)
  await store('export default 1')
  expect(await store('export default 2')).toMatchObject({ repaired: false })
})

it('refuses it if that build was live, or if a move does not say which were', async () => {
  const checked = await store('export default 2')
  await publish(await store('export default 1'))
  await publishSample(site, 'bbbbbbbbbbbbbbbb')
  // Its entry has no such name: each build has its own.
  await writeFile(join(dist, 'client/remoteEntry.js'), 'export default {}')
  await store('export default 1')
  await expect(store('export default 3')).rejects.toMatchObject(refusal)
  expect(await readdir(join(site.builds, 'mf-sample'))).toHaveLength(3)
  await expect(storeBuild(site, checked.dir)).rejects.toMatchObject(refusal)
  await rm(join(site.releases, `${live}.json`))
  await expect(storeBuild(site, checked.dir)).rejects.toMatchObject(refusal)
})

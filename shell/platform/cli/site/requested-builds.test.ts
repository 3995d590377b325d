import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { readConfig } from '../../config'
import { siteDirectory } from '../../store/places/site-directory'
import { sampleManifest } from '../../store/testing/sample-build'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { startBuilds } from './requested-builds'

vi.mock('../../build/build-package', () => ({ buildPackage: (dir: string) => Promise.resolve(dir) }))

const root = await temporaryFolder(afterAll)

/** A folder that holds a build of a remote. */
function buildOf(name: string, folder = name): string {
  const dir = join(root, folder)
  mkdirSync(dir)
  writeFileSync(join(dir, manifestFile), JSON.stringify(sampleManifest({ name })))
  return dir
}

const herbs = buildOf('mf-herbs')
const roots = buildOf('mf-roots')
const otherHerbs = buildOf('mf-herbs', 'other-herbs')

/** `publish NAME… --from DIR…` */
const dists = (names: string[], ...from: string[]) =>
  startBuilds({
    site: siteDirectory('/nowhere'),
    config: readConfig({}),
    names,
    options: from.length > 0 ? { from } : {},
  })

it('accepts builds in folders, with or without the names of their remotes', async () => {
  expect(await dists([], herbs)).toEqual([herbs])
  expect(await dists(['mf-herbs'], herbs)).toEqual([herbs])
  expect(await dists([], herbs, roots)).toEqual([herbs, roots])
  expect(await dists(['mf-roots', 'mf-herbs'], herbs, roots)).toEqual([herbs, roots])
})

it('builds a remote once if it is named twice', async () => {
  expect(await dists(['shell', 'shell'])).toHaveLength(1)
})

it.each([
  [['mf-roots'], [herbs], `Expected in ${herbs}: mf-roots. Found: a build of mf-herbs.`],
  [['mf-herbs'], [herbs, roots], `Expected in ${roots}: mf-herbs. Found: a build of mf-roots.`],
  [['mf-herbs', 'mf-roots'], [herbs], 'No folder holds a build of mf-roots.'],
  [[], [herbs, otherHerbs], `Expected in ${otherHerbs}: a remote of its own. Found: a build of mf-herbs.`],
])('refuses for %s the folders %s', async (names, from, message) => {
  await expect(dists(names, ...from)).rejects.toMatchObject({ code: 'usage', message })
})

import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderStore } from '../store/places/folder-store'
import { allMoves, moveKey } from '../store/moves/pointer'
import { releaseId } from '../store/releases/release-id'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { publishSample } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { catchUp } from './catch-up'

/** A site with four moves, whose folder is the shared store of `mirror`. */
let site: SiteDirectory
let mirror: SiteDirectory
beforeEach(async () => {
  const root = await temporaryFolder()
  site = siteDirectory(join(root, 'site'))
  mirror = siteDirectory(join(root, 'mirror'), new FolderStore(site.root))
  for (const origin of ['first', 'second', 'third', 'fourth'])
    await publishSample(site, releaseId({ origin, builds: {}, pages: {} }), { origin })
})

const numbersOf = async (of: SiteDirectory) => (await allMoves(of)).map(({ number }) => number)

it.each([[[4]], [[1, 4]], [[1, 2, 4]]])('gets the other moves after a kill that left %j', async (left) => {
  await mkdir(mirror.live, { recursive: true })
  for (const number of left)
    await copyFile(join(site.root, moveKey(number)), join(mirror.root, moveKey(number)))
  await catchUp(mirror)
  expect(await numbersOf(mirror)).toEqual([1, 2, 3, 4])
})

it('gets the other moves after two kills, between which another was made', async () => {
  const { put } = FolderStore.prototype
  for (const origin of ['fifth', 'sixth']) {
    const puts = vi
      .spyOn(FolderStore.prototype, 'put')
      .mockImplementationOnce(put)
      .mockRejectedValueOnce(new Error('killed'))
    await expect(catchUp(mirror)).rejects.toThrow('killed')
    puts.mockRestore()
    await publishSample(site, releaseId({ origin, builds: {}, pages: {} }), { origin })
  }
  await catchUp(mirror)
  expect(await numbersOf(mirror)).toEqual([1, 2, 3, 4, 5, 6])
})

it('has the live release before it reads the moves that led to it', async () => {
  const store = new FolderStore(site.root)
  const { get } = store
  vi.spyOn(store, 'get').mockImplementation((key) =>
    key === moveKey(1) ? new Promise(() => {}) : get.call(store, key),
  )
  void catchUp({ ...mirror, store })
  await expect.poll(() => numbersOf(mirror)).toEqual([4])
})

it('mirrors a site with a corrupt earlier move, and reports that move as the site does', async () => {
  await writeFile(join(site.root, moveKey(3)), 'scratched')
  await catchUp(mirror)
  expect(await numbersOf(mirror)).toEqual([1, 2, 3, 4])
  expect((await allMoves(mirror))[2]).toHaveProperty('corruption')
})

it('refuses a corrupt newest move', async () => {
  await writeFile(join(site.root, moveKey(4)), 'scratched')
  await expect(catchUp(mirror)).rejects.toMatchObject({ code: 'site-corrupt' })
  expect(await numbersOf(mirror)).toEqual([])
})

it('looks for a new move without a list of all', async () => {
  await catchUp(mirror)
  const list = vi.spyOn(FolderStore.prototype, 'list')
  await catchUp(mirror)
  expect(list).not.toHaveBeenCalled()
  await publishSample(site, releaseId({ origin: 'fifth', builds: {}, pages: {} }), { origin: 'fifth' })
  await catchUp(mirror)
  expect(await numbersOf(mirror)).toEqual([1, 2, 3, 4, 5])
})

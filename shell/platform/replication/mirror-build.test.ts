import { join } from 'node:path'
import { FolderStore } from '../store/places/folder-store'
import { siteDirectory } from '../store/places/site-directory'
import { temporaryFolder } from '../store/testing/temporary-site'
import { mirrorFile } from './mirror-build'

it('lists the builds of a remote again only after a move, so that invented names cost little', async () => {
  const root = await temporaryFolder()
  const [store, site] = [new FolderStore(join(root, 'store')), siteDirectory(join(root, 'site'))]
  const list = vi.spyOn(store, 'list')
  const listings = () => list.mock.calls.filter(([prefix]) => prefix === 'builds/mf-herbs/').length
  const put = (key: string) => store.put(key, Buffer.from('{}'))
  const ask = (name: string) => mirrorFile(site, store, 'mf-herbs', name)

  await put('live/000001.json')
  // An operator has set it aside. It sorts after every move.
  await put('live/old.json')
  await put('builds/mf-herbs/1111111111111111/client/page-1a2b3c4d.js')
  for (const name of ['invented-00000001.js', 'invented-00000002.js']) expect(await ask(name)).toBe(false)
  expect(listings()).toBe(1)

  await put('builds/mf-herbs/2222222222222222/client/page-5e6f7a8b.js')
  await put('live/000002.json')
  // It finds the build, which is not whole here.
  await expect(ask('page-5e6f7a8b.js')).rejects.toMatchObject({ code: 'manifest-invalid' })
  expect(listings()).toBe(2)
})

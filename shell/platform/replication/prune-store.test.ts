import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FolderStore } from '../store/folder-store'
import { siteDirectory } from '../store/site-directory'
import { publishSamplePage } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { pruneStore } from './prune-store'

it('deletes what killed writers have left in the store, an hour later', async () => {
  const root = await temporaryFolder()
  const store = new FolderStore(root)
  const site = siteDirectory(root, store)
  await publishSamplePage(site, 'Herbs')
  const before = await store.list('')
  for (const left of ['work/old', 'work/new', 'probe/old']) {
    await mkdir(dirname(join(root, left)), { recursive: true })
    await writeFile(join(root, left), '')
    if (left.endsWith('old')) await utimes(join(root, left), 0, 0)
  }
  await pruneStore(site)
  expect(await store.list('')).toEqual([...before, 'work/new'].toSorted())
})

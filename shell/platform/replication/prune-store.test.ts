import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FolderStore } from '../store/places/folder-store'
import { moveKey } from '../store/moves/pointer'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { publishSamplePage } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { pruneSite } from './prune-site'
import { pruneStore } from './prune-store'

/** Notes how many calls were in progress at once. */
class WatchedStore extends FolderStore {
  readonly most = { get: 0, delete: 0 }
  readonly #now = { get: 0, delete: 0 }

  async #watch<Result>(method: 'get' | 'delete', call: Promise<Result>): Promise<Result> {
    this.most[method] = Math.max(this.most[method], ++this.#now[method])
    return call.finally(() => this.#now[method]--)
  }

  override get(key: string) {
    return this.#watch('get', super.get(key))
  }

  override delete(key: string, unusedFor?: number) {
    return this.#watch('delete', super.delete(key, unusedFor))
  }
}

let root: string
let store: WatchedStore
let site: SiteDirectory
beforeEach(async () => {
  root = await temporaryFolder()
  store = new WatchedStore(root)
  site = siteDirectory(root, store)
})

it('deletes what killed writers have left in the store, an hour later, and no file of others', async () => {
  await publishSamplePage(site, 'Herbs')
  const before = await store.list('')
  const [old, fresh] = ['0'.repeat(16), '1'.repeat(16)]
  const ofOthers = ['builds/app/1.0/app.js', 'releases/notes.txt', 'work/notes.txt']
  for (const left of [`work/${old}`, `work/${fresh}`, `probe/${old}`, ...ofOthers]) {
    await mkdir(dirname(join(root, left)), { recursive: true })
    await writeFile(join(root, left), '')
    if (!left.endsWith(fresh)) await utimes(join(root, left), 0, 0)
  }
  await pruneStore(site)
  expect(await store.list('')).toEqual([...before, `work/${fresh}`, ...ofOthers].toSorted())
})

it.each([1, 2])(
  'deletes nothing of a release while move %i is corrupt: that one may have made it live',
  async (number) => {
    for (const words of ['1', '2', '3']) await publishSamplePage(site, words)
    await writeFile(join(root, moveKey(number)), 'scratched')
    const before = await store.list('')
    for (const key of before) await utimes(join(root, key), 0, 0)
    await pruneSite(site)
    expect(await store.list('')).toEqual(before)
  },
)

it('reads and deletes eight things at a time: a database has few connections', async () => {
  for (let count = 0; count < 20; count++) {
    await publishSamplePage(site, `Herbs ${count}`)
    await store.put(`probe/${String(count).padStart(16, '0')}`, Buffer.from(''))
  }
  await pruneStore(site)
  expect(store.most).toEqual({ get: 8, delete: 8 })
})

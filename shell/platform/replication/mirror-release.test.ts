import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteError } from '../errors/site-error'
import { FolderStore } from '../store/places/folder-store'
import { corruptFiles } from '../store/releases/page-store'
import { prune } from '../store/prune'
import { contentsOf, readRelease } from '../store/releases/release'
import { releaseId } from '../store/releases/release-id'
import { buildDirectory, siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { publishSamplePage } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { mirrorBuild } from './mirror-build'
import { mirrorRelease } from './mirror-release'

let site: SiteDirectory
let store: FolderStore
let mirror: SiteDirectory
let id: string
let contents: string[]
beforeEach(async () => {
  const root = await temporaryFolder()
  site = siteDirectory(join(root, 'site'))
  store = new FolderStore(site.root)
  mirror = siteDirectory(join(root, 'mirror'), store)
  id = (await publishSamplePage(site, 'Herbs')).id
  contents = contentsOf(await readRelease(site, id))
})

it('marks a build that is there already as used: no release may name it yet', async () => {
  const dir = buildDirectory(mirror, 'mf-herbs', '0123456789abcdef')
  await mkdir(dir, { recursive: true })
  await utimes(dir, 0, 0)
  await mirrorBuild(mirror, store, 'mf-herbs', '0123456789abcdef')
  await prune(mirror, Date.now())
  expect(existsSync(dir)).toBe(true)
})

it('fetches a release and a build once for all who ask at the same time: a tab asks for many files of both', async () => {
  const [get, list] = [vi.spyOn(store, 'get'), vi.spyOn(store, 'list')]
  const asked = [1, 2, 3].flatMap(() => [
    mirrorRelease(mirror, store, id),
    mirrorBuild(mirror, store, 'mf-herbs', '0123456789abcdef'),
  ])
  expect(await Promise.all(asked)).toEqual([true, false, true, false, true, false])
  const keys = get.mock.calls.map(([key]) => key)
  expect(keys).toEqual([...new Set(keys)])
  expect(list).toHaveBeenCalledOnce()
})

it.each(['.html', '.br'])(
  'does not call a store corrupt that is lost when it is asked for %s',
  async (ending) => {
    const get = store.get.bind(store)
    vi.spyOn(store, 'get').mockImplementation(async (key) => {
      if (key.endsWith(ending)) throw new SiteError('store-unreachable', '', '')
      return get(key)
    })
    await expect(mirrorRelease(mirror, store, id)).rejects.toMatchObject({ code: 'store-unreachable' })
  },
)

it('keeps what is there already from a prune that runs at the same time', async () => {
  const [old = '', other = ''] = contents
  await mkdir(mirror.pages, { recursive: true })
  for (const ending of ['', '.br', '.gz']) {
    const content = await store.get(`pages/${old}${ending}`)
    if (!content) continue
    await writeFile(join(mirror.pages, old + ending), content)
    await utimes(join(mirror.pages, old + ending), 0, 0)
  }
  const { get } = store
  vi.spyOn(store, 'get').mockImplementation(async (key) => {
    if (key === `pages/${other}`) await prune(mirror, Date.now())
    return get.call(store, key)
  })
  await mirrorRelease(mirror, store, id)
  expect(await corruptFiles(mirror, contents)).toEqual([])
})

it('takes no release under the name of another, and no name that leads out of its folder', async () => {
  const whole = await readRelease(site, id)
  const outside = { ...whole, builds: { 'mf-herbs': '../../x' } }
  const outsideId = releaseId(outside)
  for (const [name, release] of [
    [id, { ...whole, pages: {} }],
    [id, { ...whole, id: outsideId }],
    [outsideId, { ...outside, id: outsideId }],
  ] as const) {
    vi.spyOn(store, 'get').mockResolvedValue(Buffer.from(JSON.stringify(release)))
    const mirrored = mirrorRelease(mirror, store, name)
    await expect(mirrored).rejects.toThrow(`another release under the name ${name}`)
  }
})

it.each(['', '.gz'])(
  'writes nothing of a content whose file with the ending %j is corrupt: another release may rely on its files',
  async (ending) => {
    const [name = ''] = contents
    await writeFile(join(site.pages, name + ending), 'scratched')
    // Nothing can be written here.
    await mkdir(join(mirror.pages, `${name}.br`), { recursive: true })
    await expect(mirrorRelease(mirror, store, id)).rejects.toMatchObject({ code: 'store-corrupt' })
  },
)

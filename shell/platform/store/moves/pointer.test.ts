import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderStore } from '../places/folder-store'
import { allMoves, liveMove } from './pointer'
import { movePointer } from './write-moves'
import type { SiteDirectory } from '../places/site-directory'
import { temporaryFolder, temporarySite } from '../testing/temporary-site'

let site: SiteDirectory
beforeEach(async () => void (site = await temporarySite()))

it('points nowhere on a site that was never published', async () => {
  expect(await liveMove(site)).toBeUndefined()
  expect(await allMoves(site)).toEqual([])
})

it('points at the newest move and remembers every one', async () => {
  expect(await movePointer(site, { release: 'first', why: 'publish' }, 0)).toBe(true)
  expect(await movePointer(site, { release: 'second', why: 'publish' }, 1)).toBe(true)
  expect(await liveMove(site)).toMatchObject({ number: 2, release: 'second', why: 'publish' })
  expect(await allMoves(site)).toMatchObject([{ release: 'first' }, { release: 'second' }])
})

it('lets one of many movers with the same base win, and leaves no draft behind', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `release-${index}`)
  const won = await Promise.all(names.map((name) => movePointer(site, { release: name, why: 'publish' }, 0)))
  expect(won.filter(Boolean)).toHaveLength(1)
  expect(await liveMove(site)).toMatchObject({ number: 1, release: names[won.indexOf(true)] })
  expect(await readdir(site.live)).toEqual(['000001.json'])
  expect(await readdir(site.work)).toEqual([])
})

it('makes the folder that a prune moves old moves to: a full disk would have no room for it', async () => {
  await movePointer(site, { release: 'first', why: 'publish' }, 0)
  expect(await readdir(site.past)).toEqual([])
})

it('refuses a mover whose base is no longer live', async () => {
  await movePointer(site, { release: 'first', why: 'publish' }, 0)
  expect(await movePointer(site, { release: 'late', why: 'publish' }, 0)).toBe(false)
  expect(await liveMove(site)).toMatchObject({ release: 'first' })
})

it('a move is made as soon as the shared store has it, although this folder cannot take it', async () => {
  const store = new FolderStore(await temporaryFolder())
  await writeFile(site.work, '')
  expect(await movePointer({ ...site, store }, { release: 'first', why: 'publish' }, 0)).toBe(true)
  expect(await store.list('live/')).toEqual(['live/000001.json'])
})

it('a move is made although the answer of the shared store is lost', async () => {
  const store = new FolderStore(await temporaryFolder())
  const { put } = store
  vi.spyOn(store, 'put').mockImplementationOnce(async (...asked) => {
    await put.apply(store, asked)
    throw new Error('The connection is lost.')
  })
  expect(await movePointer({ ...site, store }, { release: 'first', why: 'publish' }, 0)).toBe(true)
})

it('makes no move after one whose file it cannot read: each move holds the hash of the one before', async () => {
  await mkdir(join(site.live, '000001.json'), { recursive: true })
  await expect(movePointer(site, { release: 'second', why: 'publish' }, 1)).rejects.toThrow('EISDIR')
})

it('counts past the width of its file names', async () => {
  await movePointer(site, { release: 'old', why: 'publish' }, 999_998)
  await movePointer(site, { release: 'new', why: 'publish' }, 999_999)
  expect(await liveMove(site)).toMatchObject({ number: 1_000_000, release: 'new' })
})

describe('a corrupt move', () => {
  beforeEach(async () => {
    await movePointer(site, { release: 'first', why: 'publish' }, 0)
    await movePointer(site, { release: 'second', why: 'publish' }, 1)
  })
  const corruption = (number: number, content: string) =>
    writeFile(join(site.live, `00000${number}.json`), content)

  it.each([
    ['', 'cannot be read: Unexpected end of JSON input'],
    ['{"release":7}', 'release: .*expected string.*; found 7'],
  ])('%j is named if it is live, with what was found and the way back', async (content, found) => {
    await corruption(2, content)
    await expect(liveMove(site)).rejects.toMatchObject({
      code: 'site-corrupt',
      message: expect.stringMatching(new RegExp(`^${join(site.live, '000002.json')} [^]*${found}`)) as string,
      fix: expect.stringContaining('npm run site -- rollback') as string,
    })
  })

  it('hides no other move', async () => {
    await corruption(1, 'scratched')
    expect(await liveMove(site)).toMatchObject({ release: 'second' })
    expect(await allMoves(site)).toMatchObject([
      { number: 1, corruption: { code: 'site-corrupt' } },
      { number: 2, release: 'second' },
    ])
  })

  it('is not a file with another kind of name', async () => {
    await writeFile(join(site.live, '000003.json.bad'), 'set aside')
    await writeFile(join(site.live, '4 notes.txt'), '')
    expect(await liveMove(site)).toMatchObject({ number: 2 })
  })
})

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { movePointer, setAside } from './write-moves'
import { siteDirectory, type SiteDirectory } from '../places/site-directory'
import { temporaryFolder } from '../testing/temporary-site'
import { verifyMoves } from './verify-moves'

let site: SiteDirectory
beforeEach(async () => {
  site = siteDirectory(await temporaryFolder(), undefined, { name: 'asha', run: 'https://ci.example/7' })
  for (const [after, release] of ['first', 'second', 'third', 'fourth'].entries())
    await movePointer(site, { release, why: 'publish', commits: { 'mf-herbs': 'c0ffee' } }, after)
})

const fileOf = (number: number) => join(site.live, `00000${number}.json`)
const read = (number: number) => readFile(fileOf(number), 'utf8')

it('records the author of each move, the commit, and the hash of the previous move', async () => {
  expect(JSON.parse(await read(2))).toMatchObject({
    release: 'second',
    by: { name: 'asha', run: 'https://ci.example/7' },
    commits: { 'mf-herbs': 'c0ffee' },
    previous: expect.stringMatching(/^[\da-f]{64}$/) as string,
  })
  expect(JSON.parse(await read(1))).not.toHaveProperty('previous')
  expect(await verifyMoves(site)).toMatchObject({ count: 4 })
})

it('stays complete after a prune has set moves aside', async () => {
  const { newest } = await verifyMoves(site)
  for (const number of [2, 3]) await setAside(site, { number })
  expect(await verifyMoves(site)).toEqual({ count: 4, newest })
})

it('stays complete while a prune sets moves aside', async () => {
  for (let after = 4; after < 60; after++)
    await movePointer(site, { release: 'later', why: 'publish' }, after)
  const numbers = Array.from({ length: 59 }, (_, index) => index + 1)
  const pruned = Promise.all(numbers.map((number) => setAside(site, { number })))
  expect(await verifyMoves(site)).toMatchObject({ count: 60 })
  await pruned
})

it('counts moves of earlier publishers, which do not name the previous one', async () => {
  await writeFile(fileOf(1), '{"release":"first","at":"2026-01-01","why":"publish"}')
  await writeFile(fileOf(2), '{"release":"second","at":"2026-01-02","why":"publish"}')
  for (const number of [3, 4]) await rm(fileOf(number))
  for (const [after, release] of [
    [2, 'third'],
    [3, 'fourth'],
  ] as const)
    await movePointer(site, { release, why: 'publish' }, after)
  expect(await verifyMoves(site)).toMatchObject({ count: 4 })
})

/** A forger who knows the format. */
const forge = async (number: number, change: object) =>
  writeFile(fileOf(number), JSON.stringify({ ...(JSON.parse(await read(number)) as object), ...change }))

it.each<[string, () => Promise<unknown>, string]>([
  [
    'another author',
    () => forge(2, { by: { name: 'somebody else' } }),
    'move 3 was made after another move 2',
  ],
  ['another release', () => forge(3, { release: 'evil' }), 'move 4 was made after another move 3'],
  ['a move taken out', () => rm(fileOf(3)), 'move 3 is missing'],
  [
    'a move without the one before',
    () => forge(4, { previous: undefined }),
    'move 4 names no move before it',
  ],
  ['a move that is no JSON', () => writeFile(fileOf(2), 'scratched'), 'move 2 cannot be read'],
])('%s is found, and named', async (_, spoil, words) => {
  await spoil()
  await expect(verifyMoves(site)).rejects.toMatchObject({
    code: 'site-corrupt',
    message: expect.stringContaining(words) as string,
    fix: expect.stringContaining('`past/`') as string,
  })
})

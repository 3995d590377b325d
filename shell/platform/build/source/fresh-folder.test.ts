import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { inFreshFolder } from './fresh-folder'

let dir: string
beforeEach(async () => {
  dir = await temporaryFolder()
})

const write = (name: string) => () => writeFile(join(dir, name), '')

it('holds the files of the build, and none of an earlier one', async () => {
  await inFreshFolder(dir, write('earlier'))
  await inFreshFolder(dir, write('later'))
  expect(await readdir(dir)).toEqual(['later'])
})

it('a build fails for its own reason', async () => {
  await expect(inFreshFolder(dir, () => Promise.reject(new Error('typo')))).rejects.toThrow('typo')
})

it.each([
  ['fails because of it', () => Promise.reject(new Error('ENOENT'))],
  ['does not notice', write('rest')],
])('a build that %s is told that another one has begun in its folder', async (_, goesOn) => {
  const first = inFreshFolder(dir, async () => {
    await inFreshFolder(dir, write('second'))
    await goesOn()
  })
  await expect(first).rejects.toMatchObject({ code: 'another-build' })
})

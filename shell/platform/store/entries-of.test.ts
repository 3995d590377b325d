import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entriesOf } from './entries-of'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'entries-'))
  await writeFile(join(dir, 'file'), '')
})
afterEach(() => rm(dir, { recursive: true }))

it('names what is there, and nothing where nothing is', async () => {
  expect(await entriesOf(dir)).toEqual(['file'])
  expect(await entriesOf(join(dir, 'nowhere'))).toEqual([])
})

it('takes a folder that cannot be read for no empty one', async () => {
  const loop = join(dir, 'loop')
  await symlink(loop, loop)
  await expect(entriesOf(loop)).rejects.toMatchObject({ code: 'ELOOP' })
  await expect(entriesOf(join(dir, 'file'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

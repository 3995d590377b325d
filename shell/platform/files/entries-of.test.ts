import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf } from './entries-of'
import { temporaryFolder } from '../store/testing/temporary-site'

let dir: string
beforeEach(async () => {
  dir = await temporaryFolder()
  await writeFile(join(dir, 'file'), '')
})

it('lists the names in a folder, and none for a missing folder', async () => {
  expect(await entriesOf(dir)).toEqual(['file'])
  expect(await entriesOf(join(dir, 'nowhere'))).toEqual([])
})

it('does not treat an unreadable folder as empty', async () => {
  const loop = join(dir, 'loop')
  await symlink(loop, loop)
  await expect(entriesOf(loop)).rejects.toMatchObject({ code: 'ELOOP' })
  await expect(entriesOf(join(dir, 'file'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

import { chown, readdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modeOf } from '../testing/mode-of'
import { folderOfTest } from '../testing/test-service'
import { writePrivateFile } from './private-file'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', { spy: true })

let folder: string
let path: string

beforeEach(async () => {
  folder = await folderOfTest()
  path = join(folder, 'export.csv')
  await writeFile(path, 'An earlier one, for everybody.', { mode: 0o644 })
})

it('writes in place where the file cannot be replaced, such as a mount point', async () => {
  vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('busy'), { code: 'EBUSY' }))
  await writePrivateFile(path, ['The new', ' one.'])
  expect(rename).toHaveBeenCalledOnce()
  expect(await readFile(path, 'utf8')).toBe('The new one.')
  expect(await modeOf(path)).toBe(0o600)
  expect(await readdir(folder)).toEqual(['export.csv'])
})

it('replaces the file behind a link, whatever draft was left', async () => {
  const link = join(folder, 'link.csv')
  await symlink(path, link)
  await writeFile(`${path}.part`, 'A draft.', { mode: 0o644 })
  await writePrivateFile(link, ['The new one.'])
  expect(await readFile(path, 'utf8')).toBe('The new one.')
  expect(await modeOf(path)).toBe(0o600)
})

it.runIf(process.getuid?.() === 0)('leaves a file to its owner when root replaces it', async () => {
  await chown(path, 1000, 1001)
  await writePrivateFile(path, ['The new one.'])
  expect(await stat(path)).toMatchObject({ uid: 1000, gid: 1001 })
})

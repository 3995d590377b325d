import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder'
import { keyFileName, loadSecretKey } from './secret-key'

async function dataFolder(): Promise<string> {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  return path
}

it('is made once and stays', async () => {
  const folder = await dataFolder()
  const key = await loadSecretKey(folder)
  expect(key).toHaveLength(32)
  expect(await loadSecretKey(folder)).toEqual(key)
})

it.each(['', 'c2hvcnQ='])(
  'is refused where the file holds "%s": anybody could sign with it',
  async (content) => {
    const folder = await dataFolder()
    await writeFile(join(folder, keyFileName), content)
    await expect(loadSecretKey(folder)).rejects.toThrow(/newsletter\.key: expected 32 bytes .* from a backup/)
  },
)

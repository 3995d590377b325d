import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../files/list-files'
import { temporaryFolder } from '../store/testing/temporary-site'
import { putInPlace } from './put-in-place'

it('writes what pages need before the pages, and what describes the export after them', async () => {
  const [draft, dir] = [await temporaryFolder(), await temporaryFolder()]
  const files = ['_headers', 'about.html', 'assets/shell/main.js', 'index.html']
  for (const file of files) {
    await mkdir(dirname(join(draft, file)), { recursive: true })
    await writeFile(join(draft, file), file)
  }
  // A folder in the place of the last page ends the export there.
  await mkdir(join(dir, 'index.html'))
  await expect(putInPlace(draft, dir, files, [])).rejects.toThrow('index.html')
  expect((await listFiles(dir)).toSorted()).toEqual(['about.html', 'assets/shell/main.js'])
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../store/testing/temporary-site'
import { nameOf } from './package-name'

let root: string
beforeEach(async () => void (root = await temporaryFolder()))

it('refuses a package without a name: a rollback without a remote is one of the whole site', async () => {
  await writeFile(join(root, 'package.json'), '{ "type": "module" }')
  await expect(nameOf(root)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('has no name') as string,
  })
})

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { kitDeclarations } from './kit-declarations'

it('says which type of the kit is wrong, and leaves nothing behind', async () => {
  const kit = await temporaryFolder()
  const files = {
    'package.json': '{ "exports": { ".": "./src/kit.ts", "./forms": "./src/forms.ts" } }',
    'tsconfig.json': '{}',
    'src/kit.ts': `export const herbs: number = 'neem'`,
    'src/forms.ts': 'export const fields = 2',
  }
  await mkdir(join(kit, 'src'))
  for (const [file, text] of Object.entries(files)) await writeFile(join(kit, file), text)
  await expect(kitDeclarations(kit)).rejects.toMatchObject({
    code: 'build-failed',
    message: expect.stringMatching(/src\/kit\.ts\(1,14\): error TS2322: Type 'string' is not assignable/),
  })
  expect(await readdir(join(kit, 'node_modules/.cache/declarations'))).toEqual([])
})

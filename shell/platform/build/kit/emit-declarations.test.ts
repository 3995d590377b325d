import { watch } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { emitDeclarations } from './emit-declarations'

it('writes nothing among the sources, which a build that runs at the same time hashes', async () => {
  const root = await temporaryFolder()
  const out = join(root, 'dist')
  await mkdir(out)
  await writeFile(join(root, 'tsconfig.json'), '{}')
  await writeFile(join(root, 'herbs.ts'), 'export const herbs = 2')
  const written: (string | null)[] = []
  const watcher = watch(root, (_, file) => written.push(file))
  await emitDeclarations(root, ['herbs.ts'], out, { rootDir: root })
  watcher.close()
  expect(written).toEqual([])
  expect(await readdir(out)).toEqual(['herbs.d.ts'])
})

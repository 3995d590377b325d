import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { sampleManifest } from '../store/testing/sample-build'
import { nameOf, requirePackageName } from './package-name'

let root: string
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'package-name-'))))
afterEach(() => rm(root, { recursive: true }))

const write = (file: string, content: object) => writeFile(join(root, file), JSON.stringify(content))

it('refuses a package without a name: a rollback without a remote is one of the whole site', async () => {
  await write('package.json', { type: 'module' })
  await expect(nameOf(root)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('has no name') as string,
  })
})

it('refuses a build that has another name than its package', async () => {
  await write('package.json', { name: 'mf-herbs' })
  await write(manifestFile, sampleManifest({ name: 'mf-herbs' }))
  await requirePackageName(root, root)
  await write(manifestFile, sampleManifest({ name: 'mf-roots' }))
  await expect(requirePackageName(root, root)).rejects.toMatchObject({
    code: 'manifest-invalid',
    message: 'src/remote.tsx names the remote mf-roots: expected the name in package.json, mf-herbs.',
  })
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { sampleManifest } from '../store/testing/sample-build'
import { temporaryFolder } from '../store/testing/temporary-site'
import { buildPackage } from './build-package'

async function packageWith(build: string): Promise<string> {
  const dir = await temporaryFolder()
  await writeFile(join(dir, 'package.json'), JSON.stringify({ scripts: { build } }))
  return dir
}

it.each([
  ['exit 3', 'exit code 3'],
  ['kill -KILL $$', 'SIGKILL'],
])('says how a build failed: %s', async (build, words) => {
  const dir = await packageWith(build)
  await expect(buildPackage(dir, 'mf-herbs')).rejects.toThrow(`The build in ${dir} failed (${words})`)
})

it.each([
  ['{', 'package.json cannot be read: '],
  ['{ "scripts": {} }', 'package.json breaks the contract:\n  scripts.build: '],
])('names a package.json without the script: %s', async (text, words) => {
  const dir = await temporaryFolder()
  await writeFile(join(dir, 'package.json'), text)
  await expect(buildPackage(dir, 'mf-herbs')).rejects.toMatchObject({
    code: 'build-failed',
    message: expect.stringContaining(words) as string,
  })
})

it('refuses a build that has another name than its package', async () => {
  const dir = await packageWith('exit 0')
  const dist = join(dir, 'dist')
  await mkdir(dist)
  await writeFile(join(dist, manifestFile), JSON.stringify(sampleManifest({ name: 'mf-roots' })))
  expect(await buildPackage(dir, 'mf-roots')).toBe(dist)
  await expect(buildPackage(dir, 'mf-herbs')).rejects.toMatchObject({
    code: 'manifest-invalid',
    message: `${dir}/src/remote.tsx names the remote mf-roots: expected mf-herbs, the name of its package.`,
  })
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, type Manifest } from 'contract/manifest'
import { sampleManifest } from '../testing/sample-build'
import { sampleDist } from '../testing/sample-dist'
import { temporaryFolder } from '../testing/temporary-site'
import { readManifest } from './manifest-file'
import { requireWholeDist } from './whole-dist'

let dist: string
beforeEach(async () => void (dist = await sampleDist(await temporaryFolder())))

const [modulePath] = Object.keys(sampleManifest().modules)

it.each<[string, string, (manifest: Manifest, module: Manifest['modules'][string]) => unknown]>([
  ['a script of a module', 'client/none.js', (_, module) => module.scripts.push('none.js')],
  ['a style of a module', 'client/constructor', (_, module) => module.styles.push('constructor')],
  ['a script that comes later', 'client/none.js', (manifest) => (manifest.later = ['none.js'])],
  ['a script of a door', 'client/none.js', (manifest) => (manifest.doors = { react: ['none.js'] })],
  ['a file for the renderer', 'server/none.js', (_, module) => (module.server = 'none.js')],
  [
    'a module',
    'the module constructor',
    ({ pages }) => pages.forEach((page) => (page.module = 'constructor')),
  ],
  [
    'the module of a slot',
    'the module __proto__',
    ({ slots }) => slots.push({ name: 'sample.box', module: '__proto__', hydrate: 'with-page' }),
  ],
])('refuses a build that names %s which it lacks: %s', async (_, name, edit) => {
  const manifest = JSON.parse(await readFile(join(dist, manifestFile), 'utf8')) as Manifest
  edit(manifest, manifest.modules[modulePath ?? ''] ?? expect.unreachable())
  await writeFile(join(dist, manifestFile), JSON.stringify(manifest))
  await expect(requireWholeDist(dist, await readManifest(dist))).rejects.toMatchObject({
    code: 'build-corrupt',
    message: `${dist} is not the build that its remote.json describes: ${name} differs or is missing.`,
  })
})

it('refuses a build with a file that its manifest does not name, whatever it is called', async () => {
  await writeFile(join(dist, 'client/__proto__'), '')
  await expect(requireWholeDist(dist, await readManifest(dist))).rejects.toMatchObject({
    message: expect.stringContaining('describes: client/__proto__ differs') as string,
  })
})

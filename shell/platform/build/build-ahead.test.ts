import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { sampleManifest } from '../store/testing/sample-build'
import { temporaryFolder } from '../store/testing/temporary-site'
import { buildAhead } from './build-ahead'

/** Waits as `remote build` does, then copies the text into the build, or ends with code 3 if there is none. */
const program = `#!/usr/bin/env node
const { copyFileSync, existsSync, writeFileSync } = require('node:fs')
const build = () => (existsSync('text') ? copyFileSync('text', 'dist/text') : process.exit(3))
if (!process.env.REMOTE_BUILD_WAITS) build()
else {
  writeFileSync('waits', '')
  const told = () => (writeFileSync('told', ''), build())
  process.stdin.once('data', told).once('end', () => writeFileSync('ended', ''))
}`

/** Puts a package without files into the workspace of the package in `dir`. @returns its folder */
async function dependency(dir: string, name: string) {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'package.json'), '{}')
  await mkdir(join(dir, 'node_modules'), { recursive: true })
  await symlink(folder, join(dir, 'node_modules', name))
  return folder
}

/** A package with `program` instead of the tool. */
async function packageWith(script: string) {
  const dir = await temporaryFolder()
  const contract = await dependency(await dependency(dir, 'shared-ui'), 'contract')
  await mkdir(join(dir, 'dist'))
  await mkdir(join(dir, 'node_modules/.bin'))
  await writeFile(join(dir, 'node_modules/.bin/remote'), program)
  await chmod(join(dir, 'node_modules/.bin/remote'), 0o755)
  const setScript = (build: string) =>
    writeFile(join(dir, 'package.json'), JSON.stringify({ scripts: { build } }))
  await setScript(script)
  await writeFile(join(dir, 'dist', manifestFile), JSON.stringify(sampleManifest({ name: 'mf-herbs' })))
  const next = buildAhead(dir, 'mf-herbs')
  onTestFinished(next.end)
  const has = (file: string) => expect.poll(() => readFile(join(dir, file), 'utf8').catch(() => undefined))
  const save = (text: string) => writeFile(join(dir, 'text'), text)
  return { dir, contract, ...next, has, save, setScript }
}

type Package = Awaited<ReturnType<typeof packageWith>>

it('builds what is saved after its process has started', async () => {
  const { build, has, save } = await packageWith('remote build')
  await has('waits').toBe('')
  await save('saved later')
  await build()
  await has('dist/text').toBe('saved later')
})

it('says how a build failed whose process waited', async () => {
  const { dir, build, has } = await packageWith('remote build')
  await has('waits').toBe('')
  await expect(build()).rejects.toThrow(`The build in ${dir} failed (exit code 3)`)
})

it('builds nothing if it is ended first', async () => {
  const { has, save, end } = await packageWith('remote build')
  await save('never built')
  await has('waits').toBe('')
  end()
  await has('ended').toBe('')
  await has('dist/text').toBeUndefined()
})

it('starts a script of its own only with the build', async () => {
  const { build, has, save } = await packageWith('cp text copy && remote build')
  await save('made first')
  await build()
  await has('dist/text').toBe('made first')
  await has('waits').toBeUndefined()
})

it.each<[string, (made: Package) => Promise<void>]>([
  ['contract', ({ contract }) => writeFile(join(contract, 'manifest.ts'), 'export const remoteContract = 2')],
  ['script', ({ setScript }) => setScript('cp text copy && remote build')],
])('takes another process if the %s has changed', async (what, change) => {
  const made = await packageWith('remote build')
  const { build, has, save } = made
  await has('waits').toBe('')
  await save('a text')
  await change(made)
  await build()
  await has('dist/text').toBe('a text')
  await has('copy').toBe(what === 'script' ? 'a text' : undefined)
  await has('ended').toBe('')
  await has('told').toBeUndefined()
})

it('takes another process if the one that waited has ended', async () => {
  const { dir, build, has, save } = await packageWith('remote build')
  await has('waits').toBe('')
  await save('a text')
  await build()
  await rm(join(dir, 'dist/text'))
  await build()
  await has('dist/text').toBe('a text')
})

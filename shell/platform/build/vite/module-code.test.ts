import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { moduleCode } from './module-code'
import { viteBuild } from './vite-build'

const sources = {
  'remote.js':
    "import './texts.js'\nexport const pages = [() => import('./herbs.js'), () => import('./roots.js')]",
  'herbs.js':
    "import { leaf } from './leaf.js'\nimport picture from './leaf.svg?part'\nexport default leaf + picture",
  'roots.js': "import { text } from './texts.js'\nexport default text",
  'leaf.js': "export { leaf } from './words.js'",
  'words.js': "export const leaf = 'leaf'",
  'texts.js': "export const text = 'root'",
  'leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** The hashes of a build of `sources`, which lie in a folder of their own. */
async function codeOf(changes: Partial<typeof sources> = {}): Promise<Record<string, string>> {
  const root = await temporaryFolder()
  for (const [file, text] of Object.entries({ ...sources, ...changes }))
    await writeFile(join(root, file), text)
  const code = new Map<string, string>()
  await viteBuild(root, [moduleCode(code)], { ssr: 'remote.js', outDir: 'dist' })
  return Object.fromEntries([...code].map(([id, hash]) => [relative(root, id), hash]))
}

/** The modules whose code is not what it was. */
async function changedBy(changes: Partial<typeof sources>): Promise<string[]> {
  const [before, after] = await Promise.all([codeOf(), codeOf(changes)])
  return Object.keys(before)
    .filter((module) => before[module] !== after[module])
    .toSorted()
}

it('has the same hashes in any folder, for entries and for the modules that they load lazily', async () => {
  const [one, other] = await Promise.all([codeOf(), codeOf()])
  expect(Object.keys(one).toSorted()).toEqual(['herbs.js', 'remote.js', 'roots.js'])
  expect(one).toEqual(other)
})

it('changes with everything that a module imports, and with nothing else in the build', async () => {
  expect(await changedBy({ 'words.js': "export const leaf = 'blade'" })).toEqual(['herbs.js', 'remote.js'])
  expect(await changedBy({ 'leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>' })).toEqual([
    'herbs.js',
    'remote.js',
  ])
  expect(await changedBy({ 'texts.js': "export const text = 'tuber'" })).toEqual(['remote.js', 'roots.js'])
})

it('does not change with comments', async () => {
  const commented = "/** A part of a plant. */\nexport const leaf = 'leaf' // of herbs"
  expect(await changedBy({ 'words.js': commented })).toEqual([])
})

import { build, type Rolldown } from 'vite'
import { chunkGroups, remoteGroups } from './chunk-groups'

const pages = [1, 2, 3, 4, 5, 6]
const bits = [1, 2, 4, 8, 16, 32]
/** Sets of at least two pages, one bit for each page. Each shares a module, which imports those of all sets that contain it. */
const sets = Array.from({ length: 64 }, (_, set) => set).filter((set) => (set & (set - 1)) !== 0)

const importAll = (names: string[]) => names.map((name) => `import '${name}'`).join('\n')
const containing = (set: number) => (other: number) => other !== set && (set & other) === set

/** Of a size that depends on the set, from 100 bytes to 8 kB. */
const weight = (set: number) => JSON.stringify('x'.repeat(((set * 37) % 80) * 100 + 100))

const codeOf: Record<string, string> = {
  ...Object.fromEntries(
    pages.map((page, index) => [
      `page-${page}`,
      importAll(sets.filter((set) => set & (bits[index] ?? 0)).map((set) => `shared-${set}`)),
    ]),
  ),
  ...Object.fromEntries(
    sets.map((set) => [
      `shared-${set}`,
      `${importAll(sets.filter(containing(set)).map((other) => `shared-${other}`))}\nglobalThis.log(${set}, ${weight(set)})`,
    ]),
  ),
  both: "import 'each'\nimport 'other'",
  again: "import 'other'",
  each: "import 'other'\nglobalThis.log('each')",
  other: "import 'each'\nglobalThis.log('other')",
}

async function chunksOf(input: string[]): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'modules', resolveId: (id) => (id in codeOf ? id : null), load: (id) => codeOf[id] },
      chunkGroups(remoteGroups),
    ],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

/** Whether `from` leads back to itself by imports. */
function isCircular(chunks: Rolldown.OutputChunk[], from: string): boolean {
  const seen = new Set<string>()
  const visit = (file: string) => {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      visit(next)
    }
  }
  visit(from)
  return seen.has(from)
}

it('never makes two files that import each other', async () => {
  const chunks = await chunksOf(pages.map((page) => `page-${page}`))
  expect(chunks.filter(({ fileName }) => isCircular(chunks, fileName)).map(({ name }) => name)).toEqual([])
})

it('puts small modules that import each other into the runtime', async () => {
  expect((await chunksOf(['both', 'again'])).map(({ name }) => name)).toContain('runtime')
})

import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../setup/workspace'
import { listedFiles } from './listed-files'

const listed = listedFiles()

/** Every remote of the workspace but the shell: a new one keeps to the same rules. */
const remotes = listed.flatMap((file) => /^(mf-[^/]+)\/src\/remote\.tsx$/.exec(file)?.[1] ?? [])
const remoteName = new RegExp(`\\b(${remotes.join('|')})\\b`)

const platform = (...folders: string[]) => folders.map((folder) => `platform/${folder}`)

/** What all rooms of the platform above them may import: they know nothing of a site. */
const base = platform('errors', 'concurrency', 'files')

/** What each room may import of those above it in this list; a room is a package, or a folder of the platform. */
const mayImport: Record<string, string[]> = {
  contract: [],
  'shared-ui': ['contract'],
  'platform/errors': [],
  'platform/concurrency': [],
  'platform/files': platform('concurrency'),
  'platform/store': ['contract', ...base],
  // Its settings, what reads command lines, and where the checkout keeps its packages.
  platform: [...base, ...platform('store')],
  'platform/navigation': ['contract'],
  'platform/build': ['contract', ...base, ...platform('store')],
  'platform/replication': [...base, ...platform('store')],
  'platform/publish': ['contract', 'platform', ...base, ...platform('store', 'replication', 'navigation')],
  'platform/server': ['contract', 'platform', ...base, ...platform('store', 'replication')],
  'platform/proof': ['contract', 'platform', ...base, ...platform('store', 'publish', 'server')],
  'platform/publisher': [
    'platform',
    ...base,
    ...platform('store', 'replication', 'publish', 'proof', 'server'),
  ],
  'platform/dev': ['contract', 'platform', ...base, ...platform('store', 'build', 'server')],
  // What a new remote is made of.
  'platform/scaffold': ['contract', ...base],
  // The tool of a remote: builds here, publishes over the network.
  'platform/client': [
    'contract',
    'platform',
    ...base,
    ...platform('store', 'build', 'publisher', 'dev', 'scaffold'),
  ],
  // What a registry serves: the kit, the contract, and that tool.
  'platform/packages': ['platform', ...platform('build')],
  'platform/export': [...base, ...platform('store', 'server')],
  'platform/cli': [
    'platform',
    ...base,
    ...platform('store', 'replication', 'build', 'publish', 'publisher', 'server', 'proof', 'export'),
    ...platform('dev', 'scaffold', 'packages'),
  ],
  shell: ['contract', 'shared-ui', ...platform('navigation', 'dev')],
  ...Object.fromEntries(remotes.map((name) => [name, ['shared-ui']])),
  'inquiry-service': ['contract', 'mf-engagement', 'shared-ui'],
}

/** The folders of a room, each may import those before it; the files of the room itself may import all. */
const foldersOf: Record<string, string[]> = {
  publish: ['compose', 'render', 'findings', 'page-checks', 'site-checks'],
  store: ['places', 'releases', 'moves', 'builds'],
  server: ['answers', 'releases', 'files', 'pages', 'forms'],
  build: ['source', 'manifest', 'vite', 'kit', 'social-image'],
}

const packages = ['shared-ui/contract', 'shell/platform', 'mf-engagement/service']
const nameOf = (folder: string) =>
  folder.replace('mf-engagement/service', 'inquiry-service').split('/').at(-1) ?? ''

/** The room that a file lies in, or that a specifier of a package names. */
function roomOf(path: string): string {
  const inner = packages.find((folder) => path.startsWith(`${folder}/`))
  const [first = '', second = '', ...rest] = inner
    ? path.replace(inner, nameOf(inner)).split('/')
    : path.split('/')
  return first === 'platform' && rest.length > 0 ? `platform/${second}` : first
}

const isSource = (file: string) =>
  /^(shell|shared-ui|mf-[^/]+)\/.*\.(ts|tsx|js|mjs)$/.test(file) &&
  !/\.test\.tsx?$|(^|\/)(testing|templates|gallery)\/|vitest\.config\.js$/.test(file)

const sources = listed
  .filter(isSource)
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

const specifier = /(?:\bfrom|\bimport\(|^import)\s*['"]([^'"]+)['"]/gm

const importedPath = (file: string, name: string) =>
  name.startsWith('.') ? normalize(join(dirname(file), name)) : name

const withoutEnding = (file: string) => file.replace(/\.(?:ts|tsx|js|mjs)$/, '')

const imports = sources.flatMap(({ file, code }) =>
  [...code.matchAll(specifier)].map(([, name = '']) => ({ file, path: importedPath(file, name) })),
)

const arrows = imports
  .map(({ file, path }) => ({ file, path, from: roomOf(file), to: roomOf(path) }))
  .filter(({ from, to }) => to in mayImport && to !== from)

it('looks at every room', () => {
  expect(new Set(sources.map(({ file }) => roomOf(file)))).toEqual(new Set(Object.keys(mayImport)))
  expect(arrows.length).toBeGreaterThan(300)
})

it('finds no arrow that points up', () => {
  const upward = arrows.filter(({ from, to }) => !mayImport[from]?.includes(to))
  expect(upward.map(({ file, path, to }) => `${file} imports ${path} (${to})`)).toEqual([])
})

it.each(Object.entries(foldersOf))('finds no arrow that points up within %s', (room, folders) => {
  const rankOf = (path: string) => {
    const rank = folders.indexOf(path.split('/')[3] ?? '')
    return rank === -1 ? folders.length : rank
  }
  const within = imports.filter(({ file, path }) =>
    [file, path].every((each) => each.startsWith(`shell/platform/${room}/`)),
  )
  expect(within.length).toBeGreaterThan(40)
  const upward = within.filter(({ file, path }) => rankOf(path) > rankOf(file))
  expect(upward.map(({ file, path }) => `${file} imports ${path}`)).toEqual([])
})

it('allows no circle of rooms', () => {
  const rooms = Object.keys(mayImport)
  for (const [index, room] of rooms.entries())
    expect(rooms.slice(0, index), room).toEqual(expect.arrayContaining(mayImport[room] ?? []))
})

/** The circles of imports that can be reached from `starts`. */
function circlesOn(starts: Iterable<string>, importsOf: (from: string) => string[]): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (from: string, way: string[]): void => {
    if (way.includes(from)) circles.push([...way.slice(way.indexOf(from)), from].join(' -> '))
    if (done.has(from) || way.includes(from)) return
    for (const next of importsOf(from)) follow(next, [...way, from])
    done.add(from)
  }
  for (const start of starts) follow(start, [])
  return circles
}

// The lint misses those through `import()`.
it('finds no circle of files', () => {
  const files = new Map(sources.map(({ file }) => [withoutEnding(file), file]))
  const importsOf = (name: string) =>
    imports
      .filter(({ file }) => file === files.get(name))
      .map(({ path }) => withoutEnding(path))
      .filter((path) => files.has(path))
  expect(circlesOn(files.keys(), importsOf)).toEqual([])
})

const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}/`)

// Between a folder and one within it, arrows point both ways: its own files are its entries, or what its folders share.
it('finds no circle of folders', () => {
  const folders = imports
    .map(({ file, path }) => [dirname(file), dirname(path)] as const)
    .filter(([from, to]) => from !== to && !isWithin(from, to) && !isWithin(to, from))
  const importsOf = (folder: string) => folders.filter(([from]) => from === folder).map(([, to]) => to)
  expect(circlesOn(new Set(folders.map(([from]) => from)), importsOf)).toEqual([])
})

it('finds no file of the platform that names a remote or the college', () => {
  const named = sources
    .filter(({ file }) => /^(shell\/platform|shared-ui\/contract)\//.test(file))
    .filter(({ code }) => remoteName.test(code) || /ayurved|samya|victoria/i.test(code))
  expect(named.map(({ file }) => file)).toEqual([])
})

it('finds no remote named in the shell except in its settings', () => {
  const named = sources
    .filter(({ file }) => file.startsWith('shell/') && file !== 'shell/site/settings.ts')
    .filter(({ code }) => remoteName.test(code))
  expect(named.map(({ file }) => file)).toEqual([])
})

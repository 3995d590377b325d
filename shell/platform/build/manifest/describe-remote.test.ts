import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageProps } from 'contract/page-props'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { describeRemote } from './describe-remote'

let dir: string
beforeEach(async () => {
  dir = await temporaryFolder()
})

const remote = `export default {
  name: 'mf-sample',
  pages: [{ path: '/herbs', metadata: () => ({}), load: () => import('./herbs.js') }],
  slots: {},
  navigation: [],
}`

const component = 'export default () => null'

const chunk = (name: string) => ({ src: `src/${name}.tsx`, file: `${name}.js`, isDynamicEntry: true })

/** Describes a server build of these scripts; `twin` is a module that is loaded lazily, too. */
function describeBuild(entry: string, page: string, twin?: string) {
  const chunks = { herbs: chunk('herbs'), ...(twin !== undefined && { twin: chunk('twin') }) }
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, 'twin.js'), twin ?? '')
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(chunks))
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(dir, 'remote.js'), entry)
  writeFileSync(join(dir, 'herbs.js'), page)
  return describeRemote(dir, [])
}

it('finds the module of each page', async () => {
  const { pages, modules } = await describeBuild(remote, component)
  expect(pages).toMatchObject([{ path: '/herbs', module: './src/herbs' }])
  expect(modules).toEqual([{ name: './src/herbs', source: 'src/herbs.tsx', server: 'herbs.js' }])
})

it.each<[string, string, RegExp, string, string?, string?]>([
  [
    'a remote.tsx without a default export',
    'no-remote',
    /^src\/remote\.tsx: expected `export default defineRemote\({ … }\)`; found no default export\.$/,
    remote.replace('export default', 'export const remote ='),
  ],
  [
    'a remote.tsx that exports a function',
    'no-remote',
    /^src\/remote\.tsx: .*; found one of type function\.$/,
    component,
  ],
  [
    'a page without a parameter of its path',
    'param-missing',
    /^src\/remote\.tsx: .*"herb" in all params of the page \/herbs\/:herb; found \{\}/,
    remote.replace('/herbs', '/herbs/:herb'),
  ],
  [
    'a page whose component is no module of its own',
    'no-component',
    /^src\/remote\.tsx: .*; found \(\) => Promise/,
    remote.replace("import('./herbs.js')", 'Promise.resolve({ default: () => 1 })'),
  ],
  [
    'a page whose module has no default export',
    'no-component',
    /^src\/herbs\.tsx: expected a component as default export, .*; found no default export\.$/,
    remote,
    'export const Herbs = () => null',
  ],
  [
    'a page whose module does not load without a browser',
    'module-fails',
    /^src\/herbs\.tsx: expected .* without a browser; found window is not defined/,
    remote,
    'const width = window.innerWidth\nexport default () => width',
  ],
  [
    'two lazy modules with the same component: a page would get the files of either',
    'same-component',
    /^src\/herbs\.tsx and src\/twin\.tsx: expected a component/,
    remote,
    component,
    "export { default } from './herbs.js'",
  ],
])('refuses %s, and names the file', async (_, code, message, entry, page = component, twin) => {
  await expect(describeBuild(entry, page, twin)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(message) as string,
  })
})

const withDataOf = (value: string) =>
  remote.replace("path: '/herbs'", `path: '/herbs/:herb', params: [{ herb: 'mint' }], data: () => (${value})`)

it('puts the data of a page among its params', async () => {
  const { pages } = await describeBuild(withDataOf("{ uses: ['tea'] }"), component)
  expect(pages.map(({ params }) => pageProps(params))).toEqual([
    { params: { herb: 'mint' }, data: { uses: ['tea'] } },
  ])
})

it.each([
  'Promise.resolve(1)',
  '() => 1',
  '{ brew: () => 1 }',
  '{ since: new Date(0) }',
  '{ taste: undefined }',
  '{ cups: 1n }',
])('refuses data that JSON does not hold: %s', async (value) => {
  await expect(describeBuild(withDataOf(value), component)).rejects.toMatchObject({
    code: 'data-not-json',
    message: expect.stringContaining('the data of /herbs/mint') as string,
  })
})

it.each(['metadata', 'data'])('names the page whose %s fails, its params and the line', async (key) => {
  const rest = key === 'data' ? 'metadata: () => ({}), ' : ''
  const entry = remote.replace(
    "path: '/herbs', metadata: () => ({})",
    `path: '/herbs/:herb', params: [{ herb: 'mint' }], ${rest}
    ${key}: ({ herb }) => [].find(({ id }) => id === herb).title`,
  )
  await expect(describeBuild(entry, component)).rejects.toMatchObject({
    code: 'page-fails',
    message: expect.stringMatching(
      /of \/herbs\/mint, .*\{"herb":"mint"\}; found .*reading 'title'.* in `.*find/,
    ) as string,
  })
})

it.each([
  ['that no page loads', 'export const helper = 1'],
  ['that only a browser can load', 'export default window.innerWidth'],
])('ignores a lazy module %s', async (_, helper) => {
  const { modules } = await describeBuild(remote, component, helper)
  expect(modules.map(({ name }) => name)).toEqual(['./src/herbs'])
})

it.each([
  ['a key of the remote', 'navigation: []', 'navigation: [], from: {}', 'from, which is no key of it'],
  ['a key of a page', 'load:', 'dat: () => 1, load:', 'pages.0.dat, which is no key of it'],
  [
    'a key of an offer',
    'slots:',
    "offers: { 'a.b': { esential: true } }, slots:",
    'offers.a.b.esential, which',
  ],
  [
    'params that are a function',
    'load:',
    'params: () => [], load:',
    'pages.0.params: .* array.*; found a function',
  ],
  ['a page without metadata', 'metadata: () => ({}),', '', 'pages.0.metadata: .* function; found nothing'],
  ['a remote without slots', 'slots: {},', '', 'slots: .* record.*; found nothing'],
])('refuses what breaks the contract in the declaration: %s', async (_, right, wrong, found) => {
  await expect(describeBuild(remote.replace(right, wrong), component)).rejects.toMatchObject({
    code: 'contract-broken',
    message: expect.stringMatching(`^src/remote\\.tsx: expected a declaration .*; found ${found}`) as string,
  })
})

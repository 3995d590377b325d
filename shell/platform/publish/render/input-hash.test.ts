import { frameModule, type Manifest } from 'contract/manifest'
import { sampleBuild, sampleBuilds, samplePage } from '../../store/testing/sample-build'
import { inputHash } from './input-hash'

const files = { server: 'module.js', scripts: ['module.js'], styles: [], doors: [] }
const module = { ...files, code: '1' }

/** The hash of a page of a remote; `parts` are of the shell's manifest, `version` is that of the shell. */
function hashOf(
  parts: Partial<Manifest> = {},
  { page = samplePage('/sample'), origin = 'https://college.example', version = '1' } = {},
) {
  const shell = { name: 'shell', modules: { [frameModule]: module }, ...parts }
  const combination = sampleBuilds({ modules: { './src/sample-page': module } })
  combination.set('shell', { ...sampleBuild(shell), version })
  return inputHash(combination, { remote: 'mf-sample', page }, [], origin, {})
}

const hashWith = (name: string, content: string) =>
  hashOf({ files: { [name]: { integrity: `sha384-${content}`, bytes: 1 } } })

it.each(['favicon-1.svg', 'apple-touch-icon-1.png', 'site-1.webmanifest', 'print-1.css', 'serif-1.woff2'])(
  'changes with a file of the shell that each document links: %s',
  (file) => expect(hashWith(file, 'new')).not.toBe(hashWith(file, 'old')),
)

it.each(['leela-marchetti-1.svg', 'pages-1.css', 'social-home-1.png', 'toaster-1.js'])(
  'stays the same when another file of the shell changes: %s',
  (file) => expect(hashWith(file, 'new')).toBe(hashWith(file, 'old')),
)

it('changes with the metadata of the page, the entries of a menu, and the address of the site', () => {
  const page = samplePage('/sample')
  const renamed = { ...page, metadata: { ...page.metadata, title: 'Another title' } }
  const navigation: Manifest['navigation'] = [{ place: 'footer', label: 'Herbs', to: '/herbs', order: 1 }]
  const hashes = [
    hashOf(),
    hashOf({}, { page: renamed }),
    hashOf({ navigation }),
    hashOf({}, { origin: 'https://other.example' }),
  ]
  expect(new Set(hashes).size).toBe(4)
})

it.each([
  ['of a build that does not name the code of its modules, as those of tool 1.0.0', files, 2],
  ['of no other build', module, 1],
])('changes with the version %s', (_, frame, count) => {
  const modules = { [frameModule]: frame }
  expect(new Set(['1', '2'].map((version) => hashOf({ modules }, { version }))).size).toBe(count)
})

import { frameModule } from 'contract/manifest'
import { sampleBuilds, samplePage } from '../../store/testing/sample-build'
import { inputHash } from './input-hash'

const module = { server: 'module.js', scripts: ['module.js'], styles: [], doors: [], code: '1' }

/** The hash of a page of a remote whose shell has the file `name` with the content `content`. */
function hashWith(name: string, content: string) {
  const files = { [name]: { integrity: `sha384-${content}`, bytes: 1 } }
  const shell = { name: 'shell', modules: { [frameModule]: module }, files }
  const combination = sampleBuilds(shell, { modules: { './src/sample-page': module } })
  const planned = { remote: 'mf-sample', page: samplePage('/sample') }
  return inputHash(combination, planned, [], 'https://college.example', {})
}

it.each(['favicon-1.svg', 'apple-touch-icon-1.png', 'site-1.webmanifest', 'print-1.css', 'serif-1.woff2'])(
  'changes with a file of the shell that each document links: %s',
  (file) => expect(hashWith(file, 'new')).not.toBe(hashWith(file, 'old')),
)

it.each(['leela-marchetti-1.svg', 'pages-1.css', 'social-home-1.png', 'toaster-1.js'])(
  'stays the same when another file of the shell changes: %s',
  (file) => expect(hashWith(file, 'new')).toBe(hashWith(file, 'old')),
)

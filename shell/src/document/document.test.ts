import type { DocumentParts } from 'contract/document'
import { renderDocument } from './document'

const base = '/assets/shell/1/'
const files = ['print-1.css', 'favicon-1.svg', 'apple-touch-icon-1.png', 'site-1.webmanifest']
const script = { file: 'main-1.js', integrity: 'sha384-main' }
const shell = { base, scripts: [script], styles: [] }

const parts = (shellFiles: string[]): DocumentParts => ({
  metadata: { title: 'Herbs', description: 'Leaves', canonical: '/herbs' },
  origin: 'https://college.example',
  data: { path: '/herbs', params: {}, page: { remote: 'shell', file: '' }, slots: {}, remotes: { shell } },
  navigation: [],
  preload: { shell },
  shellFiles: shellFiles.map((file) => base + file),
  integrity: {},
  sheets: [],
  body: '',
})

it.each(files)('is not made without %s', (missing) => {
  expect(() => renderDocument(parts(files.filter((file) => file !== missing)))).toThrow(
    "The shell's build: expected a file",
  )
})

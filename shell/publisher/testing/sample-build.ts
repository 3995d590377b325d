import type { Manifest } from 'shared-ui/manifest'
import type { StoredBuild } from '../build-store'

/** A page of a manifest, as short as the contract allows. */
export const samplePage = (path: string): Manifest['pages'][number] => ({
  path,
  params: {},
  metadata: {
    title: `Title of ${path}`,
    description: `What visitors of ${path} get to know before they come.`,
    canonical: path,
  },
  module: './src/sample-page',
})

/** A manifest that keeps to the contract; `parts` replace what a test is about. */
export const sampleManifest = (parts: Partial<Manifest> = {}): Manifest => ({
  contract: 1,
  name: 'mf-sample',
  shared: { react: '19.0.0', 'shared-ui': '1.2.0' },
  uses: {},
  pages: [samplePage('/sample')],
  slots: [],
  navigation: [],
  modules: { './src/sample-page': { server: 'sample-page.js', scripts: [], styles: [], doors: [] } },
  files: {},
  samples: [],
  ...parts,
})

/** A build as it would lie in the store. */
export const sampleBuild = (parts: Partial<Manifest> = {}): StoredBuild => ({
  manifest: sampleManifest(parts),
  version: '0123456789abcdef',
  dir: '/nowhere',
})

import { remoteContract, shellContract, type Manifest } from 'contract/manifest'
import type { SiteSettings } from 'contract/site-settings'
import type { StoredBuild } from '../builds/stored-build'

/** Site settings, as short as the contract allows. */
export const sampleSettings: SiteSettings = {
  budgets: {
    remotes: {},
    newRemote: { script: 12_000, style: 2_500, page: 10_000, image: 12_000, card: 60_000 },
    frame: 15_200,
  },
  menus: {
    alwaysInBar: ['Home', 'Contact'],
    headerLinks: 'Main links',
    footerLinks: 'Footer links',
    allInBar: 'All menus',
    allInMenu: 'All in {menu}',
    allInFooter: 'All links',
  },
  launchQuestions: [],
}

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

/** A manifest that keeps to the contract; `parts` replace what a test needs. */
export const sampleManifest = (parts: Partial<Manifest> = {}): Manifest => ({
  contract: parts.name === 'shell' ? shellContract : remoteContract,
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

/** A stored build. */
export const sampleBuild = (parts: Partial<Manifest> = {}): StoredBuild => ({
  manifest: sampleManifest(parts),
  version: '0123456789abcdef',
  dir: '/nowhere',
})

/** Stored builds with these manifests, by remote. */
export const sampleBuilds = (...manifests: Partial<Manifest>[]): Map<string, StoredBuild> =>
  new Map(manifests.map(sampleBuild).map((build) => [build.manifest.name, build]))

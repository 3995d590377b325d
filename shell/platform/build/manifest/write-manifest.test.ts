import type { Manifest } from 'contract/manifest'
import { checkManifest } from './write-manifest'

const manifest: Manifest = {
  contract: 1,
  name: 'mf-sample',
  shared: {},
  uses: {},
  pages: [
    {
      path: '/herbs',
      params: {},
      metadata: {
        title: 'Herbs',
        description: 'What grows here.',
        canonical: '/herbs',
        structuredData: [{ '@context': 'https://schema.org', '@type': 'Thing' }],
      },
      module: './src/herbs',
    },
  ],
  slots: [],
  navigation: [{ place: { menu: 'Herbs' }, label: 'Herbs', to: '/herbs', order: 1, code: undefined }],
  modules: {},
  files: {},
  samples: [],
}

it('accepts a declaration that keeps to the contract', () => {
  expect(() => checkManifest(manifest)).not.toThrow()
})

it.each([
  ['a mistyped key', { naviagtion: [] }, 'naviagtion, which is no key of it'],
  [
    'a mistyped key of an entry',
    { navigation: [{ place: { menu: 'Herbs', sektion: 'A' }, label: 'Herbs', to: '/herbs', order: 1 }] },
    'navigation.0.place.sektion, which is no key of it',
  ],
  [
    'a value of another kind',
    { navigation: [{ place: 'header', label: 'Herbs', to: 'herbs', order: 1 }] },
    'navigation.0.to: a path starts with "/"; found "herbs"',
  ],
  [
    'a value of a page',
    { pages: manifest.pages.map((page) => ({ ...page, metadata: { ...page.metadata, title: '' } })) },
    'pages.0.metadata.title (page /herbs): Too small: expected string to have >=1 characters; found ""',
  ],
])('refuses %s at the build, and names it', (_, parts, found) => {
  expect(() => checkManifest({ ...manifest, ...parts } as Manifest)).toThrow(
    expect.objectContaining({
      code: 'contract-broken',
      message: expect.stringContaining(`found ${found}`) as string,
    }),
  )
})

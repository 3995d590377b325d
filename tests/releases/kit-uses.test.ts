import { kitDeclarationsFile } from 'contract/kit'
import type { Manifest } from 'contract/manifest'
import { readManifest } from 'platform/store/builds/manifest-file'
import { inject } from 'vitest'
import { buildWithManifest, editedBuild } from '../setup/edited-build'
import { siteWithSample } from '../setup/published-site'
import { distOf } from '../setup/workspace'

const published = await siteWithSample(afterAll)

/** The shell with another kit, of which its manifest says what `say` changes. */
const shellWith = (say: (manifest: Manifest) => unknown = () => {}) =>
  buildWithManifest(distOf('shell'), (manifest) => {
    if (manifest.kit) manifest.kit.declarations = 'another'
    say(manifest)
  })

const liveShell = async () => (await published.live()).builds['shell']

const setVersion = ({ shared }: Manifest, version: string) =>
  Object.assign(shared, { 'shared-ui': version, 'shared-ui/forms': version })

it('refuses a kit that has renamed a prop; names every remote that uses it, and both declarations', async () => {
  const renamed = await editedBuild(await shellWith(), (text, file) =>
    file === kitDeclarationsFile
      ? text.replace('& {\\n    title: string', '& {\\n    caption: string')
      : text,
  )
  const output = await published.refuses('publish', '--from', renamed)
  for (const remote of ['mf-programs', 'mf-resources', 'mf-engagement'])
    expect(output).toContain(`${remote} uses Callout of shared-ui: Property 'caption' is missing`)
  expect(output).toMatch(
    /built with: function Callout.*title: string.*\n.*the site has: function Callout.*caption: string/,
  )
  expect(output).toContain('(kit-uses)')
})

it('refuses a kit without a design token that a remote uses', async () => {
  const without = await shellWith(({ kit }) => kit?.tokens.splice(kit.tokens.indexOf('--gold-strong'), 1))
  expect(await published.refuses('publish', '--from', without)).toMatch(
    /mf-programs uses design tokens .*: --gold-strong/,
  )
})

it('tells a team whose kit is newer than the site’s which kit to build with', async () => {
  const newer = await buildWithManifest(inject('sampleBuild'), ({ kit }) => kit?.tokens.push('--novelty'))
  const output = await published.refuses('publish', '--from', newer)
  const { shared } = await readManifest(distOf('shell'))
  expect(output).toContain('mf-sample uses design tokens')
  expect(output).toContain(`Build them with the kit of the site (shared-ui ${shared['shared-ui']})`)
})

it('rolls back from a kit with a new name to the one before', async () => {
  const before = await published.live()
  const newer = await shellWith((manifest) => {
    manifest.offers?.['shared-ui']?.push('novelty')
    setVersion(manifest, '1.99.0')
  })
  await published.succeeds('publish', '--from', newer)
  expect(await liveShell()).not.toBe(before.builds['shell'])
  await published.succeeds('rollback', 'shell')
  expect((await published.live()).builds).toEqual(before.builds)
})

it('refuses a break that affects no remote under the same major version, and accepts it under the next', async () => {
  const removed = ({ offers }: Manifest) =>
    offers?.['shared-ui']?.splice(offers['shared-ui'].indexOf('browserTitle'), 1)
  const same = await shellWith(removed)
  const refused = await published.refuses('publish', '--from', same)
  expect(refused).toContain('expected another major version than')
  expect(refused).toContain('browserTitle of shared-ui is gone')
  const next = await shellWith((manifest) => {
    removed(manifest)
    setVersion(manifest, '2.0.0')
  })
  const before = await liveShell()
  await published.succeeds('publish', '--from', next)
  expect(await liveShell()).not.toBe(before)
})

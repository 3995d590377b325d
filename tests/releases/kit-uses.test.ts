import { kitDeclarationsFile } from 'contract/kit'
import { manifestFile, type Manifest } from 'contract/manifest'
import { readManifest } from 'platform/store/builds/manifest-file'
import { inject } from 'vitest'
import { buildWithManifest, editedBuild, type Edit } from '../setup/edited-build'
import { siteWithSample } from '../setup/published-site'
import { distOf } from '../setup/workspace'

const published = await siteWithSample(afterAll)

interface KitChange {
  /** Changes the kit's declarations. */
  declare?: (text: string) => string
  /** Changes what the manifest says. */
  say?: (manifest: Manifest) => unknown
}

/** The shell with another kit. */
const shellWith = ({ declare = (text) => text, say = () => {} }: KitChange) => {
  const edit: Edit = (code, file) => {
    if (file === kitDeclarationsFile) return declare(code)
    if (file !== manifestFile) return code
    const manifest = JSON.parse(code) as Manifest
    if (manifest.kit) manifest.kit.declarations = 'another'
    say(manifest)
    return JSON.stringify(manifest)
  }
  return editedBuild(distOf('shell'), edit)
}

const liveShell = async () => (await published.live()).builds['shell']

const setVersion = (version: string) => (manifest: Manifest) =>
  void Object.assign(manifest.shared, { 'shared-ui': version, 'shared-ui/forms': version })

it('refuses a kit that has renamed a prop; names every remote that uses it, and both declarations', async () => {
  const renamed = await shellWith({
    declare: (text) => text.replace('& {\\n    title: string', '& {\\n    caption: string'),
  })
  const output = await published.refuses('publish', '--from', renamed)
  for (const remote of ['mf-programs', 'mf-resources', 'mf-engagement'])
    expect(output).toContain(`${remote} uses Callout of shared-ui: Property 'caption' is missing`)
  expect(output).toMatch(
    /built with: function Callout.*title: string.*\n.*the site has: function Callout.*caption: string/,
  )
  expect(output).toContain('(kit-uses)')
})

it('refuses a kit without a design token that a remote uses', async () => {
  const without = await shellWith({
    say: ({ kit }) => kit?.tokens.splice(kit.tokens.indexOf('--gold-strong'), 1),
  })
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
  const newer = await shellWith({
    say: (manifest) => {
      manifest.offers?.['shared-ui']?.push('novelty')
      setVersion('1.99.0')(manifest)
    },
  })
  await published.succeeds('publish', '--from', newer)
  expect(await liveShell()).not.toBe(before.builds['shell'])
  await published.succeeds('rollback', 'shell')
  expect((await published.live()).builds).toEqual(before.builds)
})

it('refuses a break that affects no remote under the same major version, and accepts it under the next', async () => {
  const removed = ({ offers }: Manifest) =>
    offers?.['shared-ui']?.splice(offers['shared-ui'].indexOf('browserTitle'), 1)
  const same = await shellWith({ say: removed })
  const refused = await published.refuses('publish', '--from', same)
  expect(refused).toContain('expected another major version than')
  expect(refused).toContain('browserTitle of shared-ui is gone')
  const next = await shellWith({
    say: (manifest) => {
      removed(manifest)
      setVersion('2.0.0')(manifest)
    },
  })
  const before = await liveShell()
  await published.succeeds('publish', '--from', next)
  expect(await liveShell()).not.toBe(before)
})

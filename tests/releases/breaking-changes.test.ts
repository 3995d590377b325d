import { inject } from 'vitest'
import { runSiteHere, siteWithSample, testOrigin } from '../setup/published-site'
import { buildWithChildren, buildWithManifest, editedBuild, element } from '../setup/edited-build'
import { sampleEdition } from '../setup/sample-edition'
import { stampRemote } from '../setup/stamp-remote'

let published: Awaited<ReturnType<typeof siteWithSample>>
beforeEach(async () => void (published = await siteWithSample()))

const withoutPage = (path: string) =>
  buildWithManifest(inject('sampleBuild'), (manifest) => {
    manifest.pages = manifest.pages.filter((page) => page.path !== path)
  })

it('refuses a build that drops a page; --force accepts it, and says so', async () => {
  const smaller = await withoutPage('/sample/two')
  const before = await published.live()
  const refused = await published.command('publish', '--from', smaller)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('/sample/two: vanished page: expected a page, as mf-sample offered it')
  expect(refused.output).toContain('with --force')
  expect(await published.live()).toEqual(before)
  const forced = await published.command('publish', '--force', '--from', smaller)
  expect(forced.code).toBe(0)
  expect(forced.output).toContain('Accepted, and live now:\n  mf-sample: /sample/two: vanished page')
  expect((await published.live()).pages).not.toHaveProperty('/sample/two')
  // The other way round nothing is lost, and back it goes without a word.
  expect(
    (await published.command('publish', '--from', await sampleEdition('Raise another notice'))).code,
  ).toBe(0)
  expect((await published.command('rollback', 'mf-sample')).code).toBe(0)
  expect((await published.live()).pages).not.toHaveProperty('/sample/two')
})

it('goes back two versions if a remote is rolled back twice, and says when there is none left', async () => {
  const liveVersion = async () => (await published.live()).builds['mf-sample']
  const first = await liveVersion()
  expect(
    (await published.command('publish', '--from', await sampleEdition('Raise another notice'))).code,
  ).toBe(0)
  const second = await liveVersion()
  const third = await sampleEdition('Raise a third notice')
  expect((await published.command('publish', '--from', third)).code).toBe(0)
  for (const version of [second, first]) {
    expect((await published.command('rollback', 'mf-sample')).code).toBe(0)
    expect(await liveVersion()).toBe(version)
  }
  const { code, output } = await published.command('rollback', 'mf-sample')
  expect([code, output]).toEqual([1, expect.stringContaining('No version of mf-sample was live before')])
  expect(output).toContain('npm run site -- unpublish mf-sample')
})

it('charges an accepted loss to no other remote, and keeps naming the command that accepted it', async () => {
  const third = await stampRemote(inject('sampleBuild'), 'third')
  const linking = await buildWithChildren(
    await stampRemote(inject('sampleBuild'), 'other'),
    element('a', { href: '/sample/two', children: 'Sample two' }),
  )
  for (const dist of [linking, third])
    expect((await published.command('publish', '--from', dist)).code).toBe(0)
  const forced = await published.command('unpublish', 'mf-sample', '--force')
  expect(forced.code).toBe(0)
  expect(forced.output).toContain('/sample/one, /sample/two: vanished page')
  expect(forced.output).toMatch(/mf-sample: \/other\/one, \/other\/two: internal link: .*\/sample\/two/)
  expect((await published.live()).pages).not.toHaveProperty('/sample/one')
  const next = await editedBuild(third, (code) => code.replaceAll('Counted ', 'Tallied '))
  const later = await published.command('publish', '--from', next)
  expect([later.code, later.output]).toEqual([0, expect.stringContaining('is live:')])
  expect(later.output).toMatch(
    /Warning: .*\n {2}mf-other: \/other\/one, \/other\/two: internal link: .*\/sample\/two.* \(mf-other has to fix it; accepted by: unpublish mf-sample, \d{4}-\d\d-\d\d\)\n/,
  )
  const smaller = await buildWithManifest(next, (manifest) => manifest.pages.pop())
  const refused = await published.command('publish', '--from', smaller)
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('1 check failed')])
})

it('refuses to unpublish a remote that others link to', async () => {
  const before = await published.live()
  const refused = await published.command('unpublish', 'mf-engagement')
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(
    /\/admissions, .*: internal link: expected \S+ leads to a page; found no such page/,
  )
  expect(refused.output).toContain('emptied slot')
  expect(await published.live()).toEqual(before)
})

it('keeps the address if the command names none', async () => {
  const unnamed = { ...published.environment, PUBLIC_ORIGIN: '' }
  const edition = await sampleEdition('Raise another notice')
  const { code } = await runSiteHere(['publish', '--from', edition, '--no-browser'], unnamed)
  expect(code).toBe(0)
  expect((await published.live()).origin).toBe(testOrigin)
})

it('refuses to unpublish the shell, or an unknown remote', async () => {
  const { output } = await published.command('unpublish', 'shell')
  expect(output).toMatch(/^The shell cannot be unpublished: .*\n.* publish shell\n\(no-shell\)$/m)
  expect((await published.command('unpublish', 'mf-unknown')).output).toContain(
    'The site has no remote mf-unknown.\nIt has: shell, mf-',
  )
  expect((await published.command('unpublish')).output).toContain('No remote named.')
})

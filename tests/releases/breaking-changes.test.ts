import { inject } from 'vitest'
import { siteWithSample } from '../setup/published-site'
import { buildWithChildren, buildWithManifest, editedBuild, element } from '../setup/edited-build'
import { sampleEdition, smallerSample } from '../setup/sample-edition'
import { stampRemote } from '../setup/stamp-remote'

let published: Awaited<ReturnType<typeof siteWithSample>>
beforeEach(async () => void (published = await siteWithSample()))

it('refuses a build that drops a page unless --force accepts it; a rollback of the remote needs no --force', async () => {
  const smaller = await smallerSample()
  const refused = await published.refuses('publish', '--from', smaller)
  expect(refused).toContain('/sample/two: vanished page: expected a page, as mf-sample offered it')
  expect(refused).toContain('with --force')
  const forced = await published.succeeds('publish', '--force', '--from', smaller)
  expect(forced).toContain('Accepted, and live now:\n  mf-sample: /sample/two: vanished page')
  expect((await published.live()).pages).not.toHaveProperty('/sample/two')
  await published.succeeds('publish', '--from', await sampleEdition('Raise another notice'))
  await published.succeeds('rollback', 'mf-sample')
  expect((await published.live()).pages).not.toHaveProperty('/sample/two')
})

it('goes back two versions if a remote is rolled back twice, and says when there is none left', async () => {
  const liveVersion = async () => (await published.live()).builds['mf-sample']
  const first = await liveVersion()
  await published.succeeds('publish', '--from', await sampleEdition('Raise another notice'))
  const second = await liveVersion()
  const third = await sampleEdition('Raise a third notice')
  await published.succeeds('publish', '--from', third)
  for (const version of [second, first]) {
    await published.succeeds('rollback', 'mf-sample')
    expect(await liveVersion()).toBe(version)
  }
  const output = await published.refuses('rollback', 'mf-sample')
  expect(output).toContain('There is no version of mf-sample to go back to')
  expect(output).toContain('npm run site -- unpublish mf-sample')
})

it('charges an accepted loss to no other remote, and keeps naming the command that accepted it', async () => {
  const third = await stampRemote(inject('sampleBuild'), 'third')
  const linking = await buildWithChildren(
    await stampRemote(inject('sampleBuild'), 'other'),
    element('a', { href: '/sample/two', children: 'Sample two' }),
  )
  for (const dist of [linking, third]) await published.succeeds('publish', '--from', dist)
  const forced = await published.succeeds('unpublish', 'mf-sample', '--force')
  expect(forced).toContain('/sample/one, /sample/two: vanished page')
  expect(forced).toMatch(/mf-sample: \/other\/one, \/other\/two: internal link: .*\/sample\/two/)
  expect((await published.live()).pages).not.toHaveProperty('/sample/one')
  const next = await editedBuild(third, (code) => code.replaceAll('Counted ', 'Tallied '))
  const later = await published.succeeds('publish', '--from', next)
  expect(later).toContain('is live:')
  expect(later).toMatch(
    /Warning: .*\n {2}mf-other: \/other\/one, \/other\/two: internal link: .*\/sample\/two.* \(mf-other has to fix it; accepted by: unpublish mf-sample, \d{4}-\d\d-\d\d\)\n/,
  )
  const smaller = await buildWithManifest(next, (manifest) => manifest.pages.pop())
  expect(await published.refuses('publish', '--from', smaller)).toContain('1 check failed')
})

it('refuses to unpublish the shell, or an unknown remote', async () => {
  expect(await published.refuses('unpublish', 'shell')).toMatch(
    /^The shell cannot be unpublished: .*\n.* publish shell\n\(no-shell\)$/m,
  )
  expect(await published.refuses('unpublish', 'mf-unknown')).toContain(
    'The site has no remote mf-unknown.\nIt has: shell, mf-',
  )
  expect(await published.refuses('unpublish')).toContain('No remote named.')
})

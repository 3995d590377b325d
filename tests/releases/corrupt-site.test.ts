import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { releaseFile } from 'platform/store/releases/release'
import { buildDirectory } from 'platform/store/places/site-directory'
import { siteWithSample } from '../setup/published-site'
import { distOf } from '../setup/workspace'

let published: Awaited<ReturnType<typeof siteWithSample>>
beforeEach(async () => void (published = await siteWithSample()))

const from = () => ['--from', inject('sampleBuild')]

it('a page with a missing file is named, and rendered again', async () => {
  const { site } = published
  const { id, pages } = await published.live()
  const [aboutHtml, contactData] = [pages['/about']?.html, `${pages['/contact']?.data}.gz`].map((file) =>
    join(site.pages, file ?? ''),
  )
  const whole = await readFile(aboutHtml ?? '')
  const loseFiles = () => Promise.all([aboutHtml, contactData].map((file) => rm(file ?? '')))
  await loseFiles()
  expect(await published.refuses('export', join(site.root, 'exported'))).toContain(`${aboutHtml} of /about`)
  expect(await published.succeeds('check', ...from())).toContain('written again: /about /contact\n')
  await loseFiles()
  expect(await published.succeeds('publish', ...from())).toContain('written again: /about /contact\n')
  expect(await readFile(aboutHtml ?? '')).toEqual(whole)
  expect((await published.live()).id).toBe(id)
})

it('truncated texts of the search are refused by name, and written again once they are deleted', async () => {
  const { site } = published
  const texts = join(site.pages, (await published.live()).pages['/about']?.search ?? '')
  const whole = await readFile(texts)
  await truncate(texts, 10)
  expect(await published.refuses('publish', ...from())).toMatch(
    new RegExp(
      `${texts} of /about cannot be read: [^\n]+\n[^\n]*Delete it, and publish again[^\n]+\n\\(site-corrupt\\)`,
    ),
  )
  await rm(texts)
  expect(await published.succeeds('publish', ...from())).toContain('written again: /about\n')
  expect(await readFile(texts)).toEqual(whole)
})

it('a truncated artefact is named, and written again once it is deleted', async () => {
  const { site } = published
  const { artefacts } = await published.live()
  const islands = join(site.pages, artefacts['islands.json'] ?? '')
  const whole = await readFile(islands)
  await truncate(islands, 10)
  const exported = await published.refuses('export', join(site.root, 'exported'))
  expect(exported).toContain(`  ${islands} of islands.json\n`)
  await rm(islands)
  expect(await published.succeeds('publish', ...from())).toContain('written again: islands.json\n')
  expect(await readFile(islands)).toEqual(whole)
})

it('a corrupt live release is named, and can be replaced by an intact one', async () => {
  const { site } = published
  const [first, second] = [join(site.live, '000001.json'), join(site.live, '000002.json')]
  const { release } = JSON.parse(await readFile(first, 'utf8')) as { release: string }
  const corrupt = releaseFile(site, (await published.live()).id)
  await writeFile(corrupt, '{"id":\u001B')
  expect(await published.refuses('status')).toMatch(
    /^\S+\.json cannot be read: [^\n]+\n[^\n]+rollback ID[^\n]+\n\(site-corrupt\)\n$/,
  )
  await published.succeeds('rollback', release)
  const status = await published.succeeds('status')
  expect(status).toContain(`Move 2  corrupt: ${corrupt} cannot be read`)
  expect(status).not.toContain('\u001B')
  await writeFile(second, '')
  expect(await published.succeeds('log')).toMatch(
    new RegExp(`^1 [^]+\n2  corrupt: ${second} cannot be read: .+\n3 .+rollback from`, 'm'),
  )
})

it('a stored build that is corrupt is replaced by publishing it again', async () => {
  const { site } = published
  const dir = buildDirectory(site, 'mf-sample', (await published.live()).builds['mf-sample'] ?? '')
  const [entry, manifest] = [join(dir, 'client/remoteEntry.js'), join(dir, 'remote.json')]
  const whole = await readFile(entry)
  await writeFile(entry, '')
  await rm(manifest)
  expect(await published.succeeds('publish', ...from())).toMatch(/written again: mf-sample@[\da-f]{16}\n/)
  expect(await readFile(entry)).toEqual(whole)
})

it('status and check name each corrupt file with its fix; no rollback leads to it', async () => {
  const { site } = published
  const { id, builds, pages } = await published.live()
  const dir = buildDirectory(site, 'mf-sample', builds['mf-sample'] ?? '')
  const shell = join(buildDirectory(site, 'shell', builds['shell'] ?? ''), 'client')
  const sheet = (await readdir(shell)).find((file) => file.endsWith('.css.br')) ?? ''
  const files = [join(dir, 'client/remoteEntry.js'), join(shell, sheet), join(dir, 'server/remote.js')]
  const page = `${join(site.pages, pages['/about']?.data ?? '')}.gz`
  for (const file of [...files, page]) await truncate(file, 9)
  const named = [files[0], files[1], `${dir} (remote.json or server/)`]
  const status = await published.refuses('status')
  for (const file of named) expect(status).toContain(`  ${file}\n    Fix: `)
  const fix = 'Fix: delete it, and publish while the release is live (npm run site -- publish)'
  expect(status).toContain(`  ${page} of /about\n    ${fix}`)
  const check = await published.refuses('check', '--from', distOf('mf-programs'))
  for (const file of [...named, `${page} of /about`]) expect(check).toContain(`  ${file}\n    Fix: `)

  const { release } = JSON.parse(await readFile(join(site.live, '000001.json'), 'utf8')) as {
    release: string
  }
  await rm(files[1] ?? '')
  expect(await published.refuses('rollback', release)).toContain(`  ${files[1]}\n    Fix: `)
  expect((await published.live()).id).toBe(id)
})

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseFile } from '../../store/release'
import { siteDirectory } from '../../store/site-directory'
import { publishSample } from '../../store/testing/sample-release'
import { pruneAfter } from './prune-after'

const site = siteDirectory(mkdtempSync(join(tmpdir(), 'prune-after-')))
const said = vi.spyOn(console, 'log').mockImplementation(() => {})
afterAll(() => rmSync(site.root, { recursive: true }))

it('deletes drafts of killed publishers', async () => {
  await publishSample(site, '1111111111111111')
  const draft = join(site.work, 'build-of-a-killed-publisher')
  mkdirSync(site.work, { recursive: true })
  writeFileSync(draft, '')
  utimesSync(draft, 0, 0)
  await pruneAfter(site)
  expect(existsSync(draft)).toBe(false)
  expect(said).not.toHaveBeenCalled()
})

it('only warns if pruning fails, because the release is live', async () => {
  writeFileSync(releaseFile(site, '1111111111111111'), '')
  await pruneAfter(site)
  expect(said.mock.lastCall?.[0]).toMatch(
    /^Warning: .*1111111111111111\.json cannot be read[^]*site -- prune$/,
  )
})

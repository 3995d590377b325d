import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDirectory } from '../store/site-directory'
import { publishSample } from '../store/testing/sample-release'
import { rollbackRemote } from './rollback-remote'

it('without an earlier version, says what a team without the site can look at', async () => {
  const site = siteDirectory(await mkdtemp(join(tmpdir(), 'rollback-remote-')))
  await publishSample(site, '1111111111111111', { builds: { 'mf-herbs': '0123456789abcdef' } })
  await expect(rollbackRemote(site, 'mf-herbs', 'https://college.example', [])).rejects.toMatchObject({
    code: 'release-unknown',
    fix: expect.stringContaining('npx --no remote status --to') as string,
  })
  await rm(site.root, { recursive: true })
})

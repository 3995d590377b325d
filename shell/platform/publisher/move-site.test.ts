import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config'
import { liveMove } from '../store/pointer'
import { siteDirectory } from '../store/site-directory'
import { publishSample } from '../store/testing/sample-release'
import { moveSite } from './move-site'

it('leads to a withdrawn release only by force', async () => {
  const site = siteDirectory(await mkdtemp(join(tmpdir(), 'move-site-')))
  const [first, second] = ['1111111111111111', '2222222222222222']
  for (const id of [first, second]) await publishSample(site, id)
  const rollback = (options: { release?: string; withdraw?: boolean; force?: boolean }) =>
    moveSite(site, readConfig({ SITE_DIR: site.root }), { kind: 'rollback', ...options }, () => {})
  await rollback({ withdraw: true })
  await expect(rollback({ release: second })).rejects.toMatchObject({ code: 'release-withdrawn' })
  await rollback({ release: second, force: true })
  expect(await liveMove(site)).toMatchObject({ release: second })
  await rm(site.root, { recursive: true })
})

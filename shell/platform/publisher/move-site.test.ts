import { readConfig } from '../config'
import { liveMove } from '../store/moves/pointer'
import { publishSample } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import { moveSite } from './move-site'

it('leads to a withdrawn release only by force', async () => {
  const site = await temporarySite()
  const [first, second] = ['1111111111111111', '2222222222222222']
  for (const id of [first, second]) await publishSample(site, id)
  const rollback = (options: { release?: string; withdraw?: boolean; force?: boolean }) =>
    moveSite(site, readConfig({ SITE_DIR: site.root }), { kind: 'rollback', ...options }, () => {})
  await rollback({ withdraw: true })
  await expect(rollback({ release: second })).rejects.toMatchObject({ code: 'release-withdrawn' })
  await rollback({ release: second, force: true })
  expect(await liveMove(site)).toMatchObject({ release: second })
})

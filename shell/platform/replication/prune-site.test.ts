import { writeFile } from 'node:fs/promises'
import { releaseFile } from '../store/releases/release'
import { publishSample } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import { pruneOrWarn } from './prune-site'

it('only warns if pruning fails, because the release is live', async () => {
  const site = await temporarySite()
  await publishSample(site, '1111111111111111')
  await writeFile(releaseFile(site, '1111111111111111'), '')
  const warn = vi.fn<(warning: string) => void>()
  await pruneOrWarn(site, warn)
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Warning: .*1111111111111111\.json cannot be read[^]*\n {2}Put a whole release live[^]*site -- prune$/,
      ),
    ],
  ])
})

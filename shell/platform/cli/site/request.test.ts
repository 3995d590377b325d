import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { readConfig } from '../../config'
import { siteDirectory } from '../../store/site-directory'
import { sampleManifest } from '../../store/testing/sample-build'
import { requestedDists } from './request'

const from = mkdtempSync(join(tmpdir(), 'request-'))
writeFileSync(join(from, manifestFile), JSON.stringify(sampleManifest()))
afterAll(() => rmSync(from, { recursive: true }))

/** `publish NAME… --from DIR`, where DIR holds a build of mf-sample. */
const dists = (...names: string[]) =>
  requestedDists({ site: siteDirectory('/nowhere'), config: readConfig({}), names, options: { from } })

it('takes the build of a folder, with the name of its remote or without', async () => {
  expect(await dists()).toEqual([from])
  expect(await dists('mf-sample')).toEqual([from])
})

it.each([[['mf-programs']], [['mf-sample', 'mf-programs']]])(
  'refuses the build of a folder for %s, and says which it is',
  async (names) => {
    await expect(dists(...names)).rejects.toMatchObject({
      code: 'usage',
      message: `Expected in ${from}: ${names.join(' and ')}. Found: a build of mf-sample.`,
      fix: 'Name mf-sample alone or no remote with this folder; other remotes are published by themselves.',
    })
  },
)

import { join } from 'node:path'
import { readConfig } from '../../config'
import type { SiteDirectory } from '../../store/places/site-directory'
import { publishSample } from '../../store/testing/sample-release'
import { temporarySite } from '../../store/testing/temporary-site'
import rollback from './rollback'

let site: SiteDirectory
beforeEach(async () => {
  site = await temporarySite()
  await publishSample(site, '1111111111111111', { builds: { 'mf-herbs': '0123456789abcdef' } })
  await publishSample(site, '2222222222222222')
})

const rollbackTo = (name: string) =>
  rollback({ site, config: readConfig({ SITE_DIR: site.root }), names: [name], options: {} })

it('looks for the last build of a remote that was unpublished', async () => {
  await expect(rollbackTo('mf-herbs')).rejects.toMatchObject({
    code: 'manifest-invalid',
    message: expect.stringContaining(join('mf-herbs', '0123456789abcdef')) as string,
  })
})

it.each([
  [
    'mf-nothing',
    'mf-nothing names no remote in the log, and no release: a release has 16 hexadecimal digits.',
  ],
  ['constructor', 'constructor names no remote in the log'],
  ['3333333333333333', 'There is no release 3333333333333333.'],
])('says that the site never had %s', async (name, words) => {
  await expect(rollbackTo(name)).rejects.toMatchObject({
    code: 'release-unknown',
    message: expect.stringContaining(words) as string,
  })
})

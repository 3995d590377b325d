import { writeFile } from 'node:fs/promises'
import { releaseFile } from '../../store/releases/release'
import { publishSample } from '../../store/testing/sample-release'
import { temporarySite } from '../../store/testing/temporary-site'
import { FollowedRelease } from '../releases/followed-release'
import { formsOfTabs, withOwnTypes } from './own-types'

it('leaves calls as they are while the live release cannot be read', async () => {
  const site = await temporarySite()
  await publishSample(site, '1111111111111111')
  await writeFile(releaseFile(site, '1111111111111111'), '')
  const forms = formsOfTabs(new FollowedRelease(site, () => {}))
  const call = { path: '/api/inquiries', body: '{"type":"contact_form"}' }
  expect(await withOwnTypes(call, forms)).toEqual(call)
})

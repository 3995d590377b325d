import { readConfig } from '../../config'
import { storeOf } from '../../store/places/folder-store'
import { temporarySite } from '../../store/testing/temporary-site'
import { createPublisher } from '../app'
import type { CiIdentities } from '../ci-identities'
import { createToken, rights } from '../tokens'

/** A publisher of a site where nothing is live, until the test ends; a new token gives every right. */
export async function samplePublisher(identities?: CiIdentities) {
  const site = await temporarySite()
  const app = createPublisher(site, readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent' }), identities)
  onTestFinished(() => app.close())
  const newToken = async () => {
    const may = { name: 'CI', remotes: ['*'], rights: [...rights] }
    const { token, text } = await createToken(storeOf(site), may, 1)
    return { id: token.id, headers: { authorization: `Bearer ${text}` } }
  }
  return { site, app, newToken }
}

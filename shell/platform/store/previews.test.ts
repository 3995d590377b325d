import { SiteError } from '../errors/site-error'
import { FolderStore } from './places/folder-store'
import { createPreview, previewedReleases } from './previews'
import { temporaryFolder } from './testing/temporary-site'

it('takes no preview for corrupt while the store does not answer: a prune would delete its release', async () => {
  const store = new FolderStore(await temporaryFolder())
  await createPreview(store, { release: '0'.repeat(16), by: undefined })
  const fault = new SiteError('store-unreachable', 'The shared store does not answer.', 'Start it.')
  vi.spyOn(store, 'get').mockRejectedValue(fault)
  await expect(previewedReleases(store)).rejects.toBe(fault)
})

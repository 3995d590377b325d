import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { readConfig } from '../config'
import { FolderStore } from '../store/folder-store'
import { temporaryFolder } from '../store/testing/temporary-site'
import { followStore } from './follow-store'

it('asks once for what is corrupt in the store, and says what is wrong', async () => {
  const root = await temporaryFolder()
  const store = new FolderStore(join(root, 'store'))
  const id = '0123456789abcdef'
  await store.put(`releases/${id}.json`, Buffer.from('{}'))
  const app = fastify()
  onTestFinished(() => app.close())
  const config = readConfig({ SITE_DIR: join(root, 'site'), SITE_STORE: pathToFileURL(store.root).href })
  const get = vi.spyOn(FolderStore.prototype, 'get')
  onTestFinished(() => get.mockRestore())
  const seek = await followStore(app, config)
  await expect(seek?.release(id)).rejects.toMatchObject({ statusCode: 503, cause: { code: 'store-corrupt' } })
  expect(get.mock.calls.filter(([key]) => key.startsWith('releases/'))).toHaveLength(1)
})

import type { SharedStore } from '../store/places/shared-store'
import { requireFit } from './require-fit'

it('refuses a store that ignores the condition of a write', async () => {
  const kept = new Map<string, Buffer>()
  const lax: SharedStore = {
    put: async (key, content) => Boolean(kept.set(key, content)),
    get: async (key) => kept.get(key),
    list: async () => [...kept.keys()],
    delete: async (key) => void kept.delete(key),
    close: async () => {},
  }
  await expect(requireFit(lax)).rejects.toMatchObject({
    code: 'store-unfit',
    message: expect.stringContaining('32 were told that they were first'),
  })
})

import { FolderStore } from '../store/places/folder-store'
import { temporaryFolder } from '../store/testing/temporary-site'
import { createToken, listTokens, revokeToken, type Token } from './tokens'

it.each([
  ['no JSON', () => '{'],
  ['an end that is no time', (token: Token) => JSON.stringify({ ...token, expires: 'never' })],
])('names a corrupt token with %s, and lists the others once it is revoked', async (_, corrupt) => {
  const store = new FolderStore(await temporaryFolder())
  const asked = { name: 'mf-herbs CI', remotes: ['mf-herbs'], rights: ['publish' as const] }
  const { token } = await createToken(store, asked, 1)
  await store.put('tokens/0123456789ab.json', Buffer.from(corrupt(token)))
  await expect(listTokens(store)).rejects.toMatchObject({
    fix: expect.stringContaining('token revoke 0123456789ab') as string,
  })
  await revokeToken(store, '0123456789ab')
  expect(await listTokens(store)).toEqual([{ ...token, state: 'valid' }])
})

import { revokeToken, rights, type Right } from 'platform/publisher/tokens'
import { liveMove } from 'platform/store/moves/pointer'
import { startPublisher } from './start-publisher'

/** The last part of a token, which may hold underscores itself. */
const secretOf = (token: string) => token.slice(-43)

const publisher = await startPublisher(afterAll)
const before = await liveMove(publisher.site)

const publish = (remote: string) => ({ kind: 'publish', builds: { [remote]: '0123456789abcdef' } })

it.each<[string, string[], Right[], object, string]>([
  ['another team’s remote', ['mf-herbs'], [...rights], publish('mf-sample'), 'publish mf-sample'],
  ['the shell', ['mf-sample'], [...rights], publish('shell'), 'publish shell'],
  ['without the right', ['mf-sample'], ['preview'], publish('mf-sample'), 'publish'],
  ['the whole release', ['mf-sample'], [...rights], { kind: 'rollback' }, 'rollback the whole site'],
  [
    'another remote off the site',
    ['mf-sample'],
    [...rights],
    { kind: 'unpublish', remote: 'mf-programs' },
    'publish mf-programs',
  ],
])('%s: 403, with the right that is missing', async (_, remotes, may, move, missing) => {
  const { token, site } = publisher
  const { send } = await token(remotes, may)
  const answer = await send('POST', '/moves', move)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({
    error: {
      code: 'right-missing',
      message: expect.stringContaining(`lacks the right to ${missing}`) as string,
    },
  })
  expect(await liveMove(site)).toEqual(before)
})

it('no token, or an invented, forged, expired or revoked one: 401, without the secret', async () => {
  const { token, store, app } = publisher
  const [valid, expired, revoked] = [await token(), await token(undefined, undefined, -1), await token()]
  await revokeToken(store, revoked.id)
  const ask = (authorization?: string) =>
    app.inject({ url: '/status', headers: authorization === undefined ? {} : { authorization } })
  expect((await ask(`Bearer ${valid.text}`)).statusCode).toBe(200)
  const other = valid.text.slice(0, -3) + 'xyz'
  for (const [text, words] of [
    [undefined, 'No token'],
    ['Basic c2l0ZTpzaXRl', 'No token'],
    [`Bearer site_${'0'.repeat(12)}_${'a'.repeat(43)}`, 'not one of this site'],
    ['Bearer ../../../live/000001', 'not one of this site'],
    [`Bearer ${other}`, 'not one of this site'],
    [`Bearer ${expired.text}`, 'expired'],
    [`Bearer ${revoked.text}`, 'revoked'],
  ] as const) {
    const answer = await ask(text)
    expect([text, answer.statusCode]).toEqual([text, 401])
    expect(answer.json<{ error: { message: string } }>().error.message).toContain(words)
    expect(answer.body).not.toContain(text ? secretOf(text) : 'secret')
  }
  expect(String(await store.get(`tokens/${valid.id}.json`))).not.toContain(secretOf(valid.text))
})

it.each(['release', 'withdraw'])('a rollback with the key %s: 400 in words, nothing changes', async (key) => {
  const { token, site } = publisher
  const { client } = await token(['*'])
  await expect(client.work('moves', { kind: 'rollback', [key]: true }, () => {})).rejects.toMatchObject({
    code: 'request-invalid',
    message: expect.stringContaining(`Unrecognized key: "${key}"`) as string,
  })
  expect(await liveMove(site)).toEqual(before)
})

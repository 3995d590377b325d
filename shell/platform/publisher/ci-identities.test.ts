import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { fakeService } from '../server/testing/fake-service'
import { temporaryFolder } from '../store/testing/temporary-site'
import { readIdentities, type CiIdentities } from './ci-identities'
import { samplePublisher } from './testing/sample-publisher'

const audience = 'https://releases.college.example'
const claims = { repository: 'college/mf-herbs', ref: 'refs/heads/main' }
const { privateKey, publicKey } = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')

/** An issuer of its own, as a CI has one. */
const issuer = await fakeService((request, response) => {
  const isKeys = request.url === '/keys'
  void exportJWK(publicKey).then((key) => {
    const answer = isKeys ? { keys: [{ ...key, kid: 'one', alg: 'RS256' }] } : { jwks_uri: `${issuer}/keys` }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
}, afterAll)

const identity: CiIdentities[number] = {
  issuer,
  audience,
  claims,
  remotes: ['mf-herbs'],
  rights: ['publish'],
}

const now = () => Math.floor(Date.now() / 1000)

const signed = (
  parts: JWTPayload = {},
  { key = privateKey, expires = '5m' }: { key?: CryptoKey; expires?: string | number } = {},
) =>
  new SignJWT({ sub: 'repo:college/mf-herbs:ref:refs/heads/main', ...claims, ...parts })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer((parts.iss as string | undefined) ?? issuer)
    .setAudience((parts.aud as string | undefined) ?? audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)

/** The answer to a request with this identity, by a publisher that knows `identities`. */
async function answerTo(text: string, request: InjectOptions, identities = [identity]) {
  const { app } = await samplePublisher(identities)
  const answer = await app.inject({ ...request, headers: { authorization: `Bearer ${text}` } })
  return {
    status: answer.statusCode,
    body: answer.json<{ error?: { code: string; message: string; fix: string }; missing?: string[] }>(),
  }
}

/** What the publisher says to a publish of `remote` with this identity. */
const ask = (text: string, remote = 'mf-herbs', identities = [identity]) => {
  const payload = { remote, files: { 'remote.json': { sha256: '0'.repeat(64), bytes: 1 } } }
  return answerTo(text, { method: 'POST', url: '/builds', payload }, identities)
}

it('a run of the named repository may publish its remote, and no other', async () => {
  // The clock of the issuer may be ahead.
  const text = await signed({ nbf: now() + 30 })
  expect(await ask(text)).toEqual({ status: 200, body: { missing: ['0'.repeat(64)] } })
  const other = await ask(text, 'mf-programs')
  expect([other.status, other.body.error?.message]).toEqual([
    403,
    expect.stringContaining('lacks the right to preview or publish mf-programs'),
  ])
})

it.each<[string, () => Promise<string>, number, string]>([
  ['another repository', () => signed({ repository: 'evil/mf-herbs' }), 403, 'may do nothing'],
  ['another branch', () => signed({ ref: 'refs/heads/pull' }), 403, 'may do nothing'],
  ['an expired identity', () => signed({}, { expires: now() - 60 }), 401, 'has expired'],
  ['one for later', () => signed({ nbf: now() + 600 }), 401, 'not valid yet by the clock of this publisher'],
  ['one for another audience', () => signed({ aud: 'https://elsewhere.example' }), 401, 'another aud'],
  ['one of another issuer', () => signed({ iss: 'https://evil.example' }), 401, 'does not know'],
  [
    'one that another key has signed',
    () => signed({}, { key: stranger.privateKey }),
    401,
    'not signed by its issuer',
  ],
  [
    'one without a signature',
    async () => `${btoa('{"alg":"none"}')}.${(await signed()).split('.')[1]}.`,
    401,
    'cannot be checked',
  ],
  [
    'one whose claims were changed',
    async () => {
      const [head, body = '', signature] = (await signed({ repository: 'evil/x' })).split('.')
      const changed = Buffer.from(
        Buffer.from(body, 'base64url').toString().replace('evil/x', 'college/mf-herbs'),
      )
      return [head, changed.toString('base64url'), signature].join('.')
    },
    401,
    'not signed by its issuer',
  ],
])('%s is refused, in words', async (_, make, status, words) => {
  const answer = await ask(await make())
  expect([answer.status, answer.body.error?.message]).toEqual([status, expect.stringContaining(words)])
  // A team in a repository of its own has no documents of the site.
  expect(answer.body.error?.fix).not.toContain('docs/')
})

it('tells a run whose identity has expired to run again: the operator cannot help it', async () => {
  const { body } = await ask(await signed({}, { expires: now() - 60 }))
  expect(body.error?.fix).toContain('Run the job again')
})

it('each entry that fits a run gives its rights, for its own remotes', async () => {
  const back: CiIdentities[number] = {
    ...identity,
    claims: { repository: claims.repository },
    rights: ['rollback'],
  }
  const text = await signed()
  expect((await ask(text, 'mf-herbs', [back, identity])).status).toBe(200)
  const others = await ask(text, 'mf-herbs', [back, { ...identity, remotes: ['mf-roots'] }])
  expect([others.status, others.body.error?.message]).toEqual([
    403,
    expect.stringContaining('it may rollback mf-herbs; publish mf-roots.'),
  ])
})

it.each(['/status', '/log'])('a run of another repository does not read %s', async (url) => {
  const answer = await answerTo(await signed({ repository: 'evil/mf-herbs' }), { url })
  expect([answer.status, answer.body.error?.code]).toEqual([403, 'right-missing'])
})

it('a file of identities that would give rights to everybody is refused, with the wrong key', async () => {
  const dir = await temporaryFolder()
  const file = join(dir, 'ci.json')
  const read = async (content: unknown) => {
    await writeFile(file, JSON.stringify(content))
    return readIdentities(file)
  }
  expect(await read([identity])).toEqual([identity])
  for (const [change, words] of [
    [{ claims: {} }, 'at least one claim'],
    [{ issuer: 'http://token.example' }, 'an https address'],
    [{ rights: ['all'] }, 'rights'],
    [{ repositories: [] }, 'repositories'],
  ] as const)
    await expect(read([{ ...identity, ...change }])).rejects.toMatchObject({
      code: 'config-invalid',
      message: expect.stringContaining(words) as string,
    })
})

it.each([
  ['does not answer: fetch failed: other side closed', '/'],
  ['does not hand out its keys: fetch failed: other side closed', '/keys-lost'],
  ['does not hand out its keys: Expected 200 OK', '/keys-500'],
])('answers 503 if the issuer %s, so that the client may ask again', async (words, path) => {
  const at = await fakeService((request, response) => {
    if (request.url === '/keys-500') return void response.writeHead(500).end()
    if (!request.url?.startsWith('/keys-') || request.url === '/keys-lost') return void response.destroy()
    response.end(JSON.stringify({ jwks_uri: at + path }))
  })
  const iss = at + path.replace(/\/$/, '')
  const answer = await ask(await signed({ iss }), 'mf-herbs', [{ ...identity, issuer: iss }])
  expect(answer).toMatchObject({
    status: 503,
    body: { error: { code: 'issuer-unreachable', message: expect.stringContaining(words) as string } },
  })
})

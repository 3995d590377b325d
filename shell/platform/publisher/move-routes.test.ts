import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { storeOf } from '../store/places/folder-store'
import { liveMove } from '../store/moves/pointer'
import type { SiteDirectory } from '../store/places/site-directory'
import { oldDraft } from '../store/testing/old-draft'
import { publishSample } from '../store/testing/sample-release'
import { checkBuilds } from './candidates'
import type * as Candidates from './candidates'
import { moveSite } from './move-site'
import type * as MoveSite from './move-site'
import { samplePublisher } from './testing/sample-publisher'
import { revokeToken } from './tokens'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('./move-site', async (original) => {
  const { moveSite: move } = await original<typeof MoveSite>()
  return { moveSite: vi.fn(move) }
})

vi.mock('./candidates', async (original) => ({
  ...(await original<typeof Candidates>()),
  checkBuilds: vi.fn<typeof Candidates.checkBuilds>(),
}))

const { moveSite: move } = await vi.importActual<typeof MoveSite>('./move-site')

let site: SiteDirectory
let app: FastifyInstance
let newToken: Awaited<ReturnType<typeof samplePublisher>>['newToken']
/** How many requests were accepted. */
let accepted = 0
beforeEach(async () => {
  ;({ site, app, newToken } = await samplePublisher())
  for (const id of ['1111111111111111', '2222222222222222', '3333333333333333']) await publishSample(site, id)
  accepted = 0
  app.addHook('preHandler', async () => void accepted++)
})

/** @returns the last line of the answer */
async function post(url: string, headers: Record<string, string>, payload: object): Promise<unknown> {
  const { body } = await app.inject({ method: 'POST', url, headers, payload })
  return JSON.parse(body.trim().split('\n').at(-1) ?? '')
}

/** Asks for a rollback of the whole site. */
const rollback = (headers: Record<string, string>) => post('/moves', headers, { kind: 'rollback' })

const builds = { 'mf-sample': '0123456789abcdef' }

const refusal = {
  error: { code: 'token-refused', message: expect.stringContaining('was revoked') as string },
}

it('refuses a request whose token is revoked while it waits', async () => {
  const [first, second] = await Promise.all([newToken(), newToken()])
  let checking: Promise<unknown> | undefined
  vi.mocked(moveSite).mockImplementationOnce(async (...request) => {
    checking = post('/candidates', second.headers, { builds })
    await expect.poll(() => accepted).toBe(2)
    await revokeToken(storeOf(site), second.id)
    return move(...request)
  })
  expect(await rollback(first.headers)).toMatchObject({ done: { release: '2222222222222222' } })
  expect(await checking).toMatchObject(refusal)
  expect(checkBuilds).not.toHaveBeenCalled()
})

it('refuses a move whose token is revoked while it is made', async () => {
  const { id, headers } = await newToken()
  vi.mocked(moveSite).mockImplementationOnce(async (...request) => {
    await revokeToken(storeOf(site), id)
    return move(...request)
  })
  expect(await rollback(headers)).toMatchObject(refusal)
  expect(await liveMove(site)).toMatchObject({ number: 3 })
})

it('does not begin a check whose client has left', async () => {
  const { headers } = await newToken()
  let [left, hasBegun] = [0, false]
  app.addHook('preHandler', async (_, reply) => void reply.raw.once('close', () => left++))
  const to = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new AbortController()
  vi.mocked(moveSite).mockImplementationOnce(async (...request) => {
    hasBegun = true
    await expect.poll(() => accepted).toBe(2)
    client.abort()
    await expect.poll(() => left).toBe(1)
    return move(...request)
  })
  const moving = rollback(headers)
  // The check must not arrive first: then it would have its turn at once.
  await expect.poll(() => hasBegun).toBe(true)
  const checking = fetch(`${to}/candidates`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ builds }),
    signal: client.signal,
  }).then((answer) => answer.text())
  await expect(checking).rejects.toThrow('aborted')
  await moving
  // A second move begins after the check had its turn.
  await rollback(headers)
  expect(vi.mocked(checkBuilds)).not.toHaveBeenCalled()
})

it('prunes after a preview, whether or not it was made', async () => {
  const [{ headers }, draft] = [await newToken(), await oldDraft(site)]
  const fix = expect.stringContaining('PREVIEW_ORIGIN') as string
  expect(await post('/previews', headers, { builds })).toMatchObject({ error: { fix } })
  expect(existsSync(draft)).toBe(false)
})

it('prunes after a publish that is refused', async () => {
  const [{ headers }, draft] = [await newToken(), await oldDraft(site)]
  const refused = { error: { code: 'manifest-invalid' } }
  expect(await post('/moves', headers, { kind: 'publish', builds })).toMatchObject(refused)
  expect(existsSync(draft)).toBe(false)
})

it.each([
  ['PUT', `/contents/${'0'.repeat(64)}`],
  ['POST', '/builds'],
] as const)('prunes at %s %s, whether or not it is taken', async (method, url) => {
  const [{ headers }, draft] = [await newToken(), await oldDraft(site)]
  await app.inject({ method, url, headers })
  await expect.poll(() => existsSync(draft)).toBe(false)
})

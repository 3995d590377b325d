import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config'
import { FolderStore } from '../store/places/folder-store'
import { liveMove } from '../store/moves/pointer'
import type { SiteDirectory } from '../store/places/site-directory'
import { publishSample } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import { createPublisher } from './app'
import { checkBuilds } from './candidates'
import type * as Candidates from './candidates'
import { moveSite } from './move-site'
import type * as MoveSite from './move-site'
import { createToken, revokeToken, rights } from './tokens'

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

let site: SiteDirectory
let app: FastifyInstance
/** How many requests were accepted. */
let accepted = 0
beforeEach(async () => {
  site = await temporarySite()
  for (const id of ['1111111111111111', '2222222222222222', '3333333333333333']) await publishSample(site, id)
  app = createPublisher(site, readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent' }))
  accepted = 0
  app.addHook('preHandler', async () => void accepted++)
})
afterEach(async () => {
  await app.close()
})

const newToken = () =>
  createToken(new FolderStore(site.root), { name: 'CI', remotes: ['*'], rights: [...rights] }, 1)

/** @returns the last line of the answer */
async function post(url: string, token: string, payload: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await app.inject({ method: 'POST', url, headers, payload })
  return JSON.parse(body.trim().split('\n').at(-1) ?? '')
}

/** Asks for a rollback of the whole site. */
const rollback = (token: string) => post('/moves', token, { kind: 'rollback' })

const builds = { 'mf-sample': '0123456789abcdef' }

const refusal = {
  error: { code: 'token-refused', message: expect.stringContaining('was revoked') as string },
}

it('refuses a request whose token is revoked while it waits', async () => {
  const [first, second] = await Promise.all([newToken(), newToken()])
  const { moveSite: move } = await vi.importActual<typeof MoveSite>('./move-site')
  let checking: Promise<unknown> | undefined
  vi.mocked(moveSite).mockImplementationOnce(async (...request) => {
    checking = post('/candidates', second.text, { builds })
    await expect.poll(() => accepted).toBe(2)
    await revokeToken(new FolderStore(site.root), second.token.id)
    return move(...request)
  })
  expect(await rollback(first.text)).toMatchObject({ done: { release: '2222222222222222' } })
  expect(await checking).toMatchObject(refusal)
  expect(checkBuilds).not.toHaveBeenCalled()
})

it('refuses a move whose token is revoked while it is made', async () => {
  const { token, text } = await newToken()
  const { moveSite: move } = await vi.importActual<typeof MoveSite>('./move-site')
  vi.mocked(moveSite).mockImplementationOnce(async (...request) => {
    await revokeToken(new FolderStore(site.root), token.id)
    return move(...request)
  })
  expect(await rollback(text)).toMatchObject(refusal)
  expect(await liveMove(site)).toMatchObject({ number: 3 })
})

it('does not begin a check whose client has left', async () => {
  const { text } = await newToken()
  let [left, hasBegun] = [0, false]
  app.addHook('preHandler', async (_, reply) => void reply.raw.once('close', () => left++))
  const to = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new AbortController()
  const { moveSite: move } = await vi.importActual<typeof MoveSite>('./move-site')
  vi.mocked(moveSite).mockImplementationOnce(async (...request) => {
    hasBegun = true
    await expect.poll(() => accepted).toBe(2)
    client.abort()
    await expect.poll(() => left).toBe(1)
    return move(...request)
  })
  const moving = rollback(text)
  // The check must not arrive first: then it would have its turn at once.
  await expect.poll(() => hasBegun).toBe(true)
  const checking = fetch(`${to}/candidates`, {
    method: 'POST',
    headers: { authorization: `Bearer ${text}`, 'content-type': 'application/json' },
    body: JSON.stringify({ builds }),
    signal: client.signal,
  }).then((answer) => answer.text())
  await expect(checking).rejects.toThrow('aborted')
  await moving
  // A second move begins after the check had its turn.
  await rollback(text)
  expect(vi.mocked(checkBuilds)).not.toHaveBeenCalled()
})

/** A content that was sent two hours ago. */
async function oldContent(): Promise<string> {
  const content = join(site.work, 'content-0a1b')
  await mkdir(site.work, { recursive: true })
  await writeFile(content, '')
  const then = new Date(Date.now() - 7_200_000)
  await utimes(content, then, then)
  return content
}

it('prunes after a preview, whether or not it was made', async () => {
  const [{ text }, content] = [await newToken(), await oldContent()]
  const fix = expect.stringContaining('PREVIEW_ORIGIN') as string
  expect(await post('/previews', text, { builds })).toMatchObject({ error: { fix } })
  expect(existsSync(content)).toBe(false)
})

it.each([
  ['PUT', `/contents/${'0'.repeat(64)}`],
  ['POST', '/builds'],
] as const)('prunes at %s %s, whether or not it is taken', async (method, url) => {
  const [{ text }, content] = [await newToken(), await oldContent()]
  await app.inject({ method, url, headers: { authorization: `Bearer ${text}` } })
  await expect.poll(() => existsSync(content)).toBe(false)
})

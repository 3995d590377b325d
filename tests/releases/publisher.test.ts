import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { PublisherClient } from 'platform/client/publisher-client'
import { sendBuild } from 'platform/client/send-build'
import { readConfig } from 'platform/config'
import { createPublisher } from 'platform/publisher/app'
import { createPreviewServer } from 'platform/publisher/preview-server'
import { createToken, revokeToken, type Right } from 'platform/publisher/tokens'
import { FolderStore } from 'platform/store/folder-store'
import { allMoves, liveMove } from 'platform/store/pointer'
import { prune } from 'platform/store/prune'
import { verifyMoves } from 'platform/store/verify-moves'
import { buildWithManifest, editedBuild } from '../setup/edited-build'
import { runSiteHere, siteWithSample, testOrigin } from '../setup/published-site'
import { distOf, root } from '../setup/workspace'

const all: Right[] = ['preview', 'publish', 'rollback']

/** A site with its publisher; `token` makes one for the sample remote. */
async function started() {
  const published = await siteWithSample()
  const { site } = published
  const config = readConfig({
    ...published.environment,
    LOG_LEVEL: 'silent',
    PREVIEW_ORIGIN: 'https://preview.college.example',
  })
  const app = createPublisher(site, config)
  const to = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await app.close()
    await published.remove()
  }
  const store = new FolderStore(site.root)
  const token = async (remotes = ['mf-sample'], rights = all, days = 1) => {
    const { token: made, text } = await createToken(store, { name: 'sample CI', remotes, rights }, days)
    return { id: made.id, text, client: new PublisherClient(to, text) }
  }
  return { ...published, store, to, app, token, config, stop }
}

/** One for a test that changes it. */
async function ownSite() {
  const own = await started()
  onTestFinished(own.stop)
  return own
}

async function edition(words: string): Promise<string> {
  const dist = await editedBuild(inject('sampleBuild'), (text) => text.replaceAll('Raise a notice', words))
  onTestFinished(() => rm(dist, { recursive: true }))
  return dist
}

const silent = () => {}
const publishEdition = async (client: PublisherClient, words: string) => {
  const { remote, version, bytes } = await sendBuild(client, await edition(words))
  const done = await client.work(
    'moves',
    { kind: 'publish', builds: { [remote]: version }, run: 'https://ci.example/7' },
    silent,
  )
  return { ...done, bytes, version }
}

it('publishes, checks and rolls back over the network; what was sent is not sent again, and the record says who', async () => {
  const { site, token, live } = await ownSite()
  const { client } = await token()
  const dist = await edition('From a CI')
  const first = await sendBuild(client, dist)
  expect(first.bytes).toBeGreaterThan(10_000)
  expect(await sendBuild(client, dist)).toEqual({ ...first, bytes: 0 })

  const builds = { 'mf-sample': first.version }
  const heard: string[] = []
  const checked = await client.work('candidates', { builds }, (line) => heard.push(line))
  expect(checked.lines.at(-1)).toContain('Nothing was published')
  expect(heard.join('\n')).toMatch(/composing, rendering and checking/)
  expect((await live()).builds['mf-sample']).not.toBe(first.version)

  const done = await client.work('moves', { kind: 'publish', builds, run: 'https://ci.example/7' }, silent)
  expect([done.release, done.origin]).toEqual([(await live()).id, testOrigin])
  expect(await liveMove(site)).toMatchObject({
    why: `publish mf-sample@${first.version}`,
    by: { name: 'sample CI', run: 'https://ci.example/7' },
    gate: { rendered: 2, accepted: 0, browser: true },
  })
  await client.work('moves', { kind: 'rollback', remote: 'mf-sample' }, silent)
  expect((await live()).builds['mf-sample']).not.toBe(first.version)
  expect((await verifyMoves(site)).count).toBe(4)
})

it('a preview has an address of its own, for those who have the link, and outlasts a prune', async () => {
  const { site, store, config, token, live } = await ownSite()
  const { client } = await token(undefined, ['preview'])
  const before = (await live()).id
  const { remote, version } = await sendBuild(client, await edition('Only a preview'))
  const { preview = '', release } = await client.work('previews', { builds: { [remote]: version } }, silent)
  expect(preview).toMatch(/^https:\/\/preview\.college\.example\/preview\/[\w-]{32}$/)

  const server = createPreviewServer(site, store, config)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, cookie = '') => fetch(url + path, { redirect: 'manual', headers: { cookie } })
  const { pathname } = new URL(preview)
  const opened = await get(pathname)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
  const cookie = opened.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  const [given = ''] = cookie.split(';')
  // Two hours later, when nothing that is unused is left.
  await prune(site, Date.now() + 2 * 3_600_000)
  const page = await get('/sample/one', given)
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(await page.text()).toContain('Only a preview')
  const data = await get(`/assets/releases/${release}/pages/sample/one.json`, given)
  expect(data.status).toBe(200)
  for (const [path, other] of [
    ['/sample/one', ''],
    ['/sample/one', 'preview=../../live'],
    [`${pathname.slice(0, -1)}x`, ''],
  ] as const)
    expect([path, (await get(path, other)).status]).toEqual([path, 404])
  expect((await live()).id).toBe(before)

  const [key = ''] = await store.list('previews/')
  const file = join(site.root, key)
  expect(await readFile(file, 'utf8')).not.toContain(pathname.split('/').at(-1))
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"expires":"\d{4}/, '"expires":"2020'))
  expect((await get('/sample/one', given)).status).toBe(404)
  await prune(site, Date.now() + 2 * 3_600_000)
  expect(await store.list('previews/')).toEqual([])
  expect(await readdir(site.releases)).not.toContain(`${release}.json`)
})

it('two teams that publish at once both land, one after the other', async () => {
  const { token, site } = await ownSite()
  const clients = await Promise.all([token(), token(['*'])])
  const done = await Promise.all(clients.map(({ client }, index) => publishEdition(client, `Team ${index}`)))
  const whys = (await allMoves(site)).map((move) => ('why' in move ? move.why : ''))
  for (const { version } of done) expect(whys).toContain(`publish mf-sample@${version}`)
})

it('a refusal comes in the words of the command line, and nothing changes', async () => {
  const { token, site } = await ownSite()
  const { client } = await token()
  const dist = await buildWithManifest(inject('sampleBuild'), (manifest) => (manifest.pages.length = 1))
  onTestFinished(() => rm(dist, { recursive: true }))
  const { version } = await sendBuild(client, dist)
  const publishing = client.work('moves', { kind: 'publish', builds: { 'mf-sample': version } }, silent)
  await expect(publishing).rejects.toMatchObject({
    code: 'check-failed',
    message: expect.stringContaining('vanished page') as string,
  })
  expect((await liveMove(site))?.number).toBe(2)
})

/** One that refuses all it is asked. */
let refusing: Awaited<ReturnType<typeof started>>
beforeAll(async () => void (refusing = await started()))
afterAll(() => refusing.stop())

describe('who may not', () => {
  it.each<[string, string[], Right[], object, string]>([
    [
      'another team’s remote',
      ['mf-herbs'],
      all,
      { kind: 'publish', builds: { 'mf-sample': '0123456789abcdef' } },
      'publish mf-sample',
    ],
    [
      'the shell',
      ['mf-sample'],
      all,
      { kind: 'publish', builds: { shell: '0123456789abcdef' } },
      'publish shell',
    ],
    [
      'without the right',
      ['mf-sample'],
      ['preview'],
      { kind: 'publish', builds: { 'mf-sample': '0123456789abcdef' } },
      'publish',
    ],
    ['the whole release', ['mf-sample'], all, { kind: 'rollback' }, 'rollback the whole site'],
    [
      'another remote off the site',
      ['mf-sample'],
      all,
      { kind: 'unpublish', remote: 'mf-programs' },
      'publish mf-programs',
    ],
  ])('%s: 403, with the right that is missing', async (_, remotes, rights, move, missing) => {
    const { token, site, app } = refusing
    const { text } = await token(remotes, rights)
    const answer = await app.inject({
      method: 'POST',
      url: '/moves',
      headers: { authorization: `Bearer ${text}` },
      payload: move,
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      error: {
        code: 'right-missing',
        message: expect.stringContaining(`lacks the right to ${missing}`) as string,
      },
    })
    expect((await liveMove(site))?.number).toBe(2)
  })

  it('no token, a made-up one, one with another secret, an expired and a revoked one: 401, without the secret', async () => {
    const { token, store, app } = refusing
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
      expect(answer.body).not.toContain(text?.split('_')[2] ?? 'secret')
    }
    expect(await readFile(join(store.root, `tokens/${valid.id}.json`), 'utf8')).not.toContain(
      valid.text.split('_')[2],
    )
  })
})

describe('hostile uploads', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const entry = (text: string) => ({ sha256: sha256(text), bytes: text.length })

  it.each<[string, object, number]>([
    [
      'a path that climbs out',
      { remote: 'mf-sample', files: { 'client/../../../../etc/cron.d/x': entry('x') } },
      400,
    ],
    ['an absolute path', { remote: 'mf-sample', files: { '/etc/passwd': entry('x') } }, 400],
    ['a path with a backslash', { remote: 'mf-sample', files: { 'client\\..\\x.js': entry('x') } }, 400],
    ['a hidden file', { remote: 'mf-sample', files: { 'server/.env': entry('x') } }, 400],
    ['a remote that is a path', { remote: '../live', files: { 'remote.json': entry('x') } }, 400],
    [
      'a file beyond the limit',
      { remote: 'mf-sample', files: { 'client/a.js': { sha256: sha256('x'), bytes: 1e9 } } },
      400,
    ],
    [
      'many files at the limit',
      {
        remote: 'mf-sample',
        files: Object.fromEntries(
          Array.from({ length: 6 }, (_, i) => [
            `client/${i}.js`,
            { sha256: sha256(String(i)), bytes: 10_000_000 },
          ]),
        ),
      },
      422,
    ],
    [
      'too many files',
      {
        remote: 'mf-sample',
        files: Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`client/${i}.js`, entry('x')])),
      },
      400,
    ],
    ['no build at all', { remote: 'mf-sample' }, 400],
  ])('%s: refused, nothing is kept', async (_, body, status) => {
    const { token, site, app } = refusing
    const { text } = await token()
    const answer = await app.inject({
      method: 'POST',
      url: '/builds',
      headers: { authorization: `Bearer ${text}` },
      payload: body,
    })
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      status,
      expect.any(String),
    ])
    expect(await readdir(site.work)).toEqual([])
  })

  it('a content under another hash, one that is too large, and a build of another remote', async () => {
    const { token, site, app, to } = refusing
    const { text, client } = await token()
    const put = (hash: string, payload: string | Buffer) =>
      app.inject({
        method: 'PUT',
        url: `/contents/${hash}`,
        headers: { authorization: `Bearer ${text}`, 'content-type': 'application/octet-stream' },
        payload,
      })
    expect((await put(sha256('one'), 'another')).json()).toMatchObject({ error: { code: 'build-corrupt' } })
    expect((await put(sha256('large'), Buffer.alloc(10_000_001))).statusCode).toBe(413)
    expect((await put('../../live/000003.json', '{}')).statusCode).toBe(404)
    // A gigabyte is refused by its announcement.
    const giant = await fetch(`${to}/contents/${sha256('giant')}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${text}`,
        'content-type': 'application/octet-stream',
        'content-length': '1000000000',
      },
      body: new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }),
      duplex: 'half',
    } as RequestInit).then(
      (response) => response.status,
      () => 413,
    )
    expect(giant).toBe(413)
    const foreign = await buildWithManifest(
      inject('sampleBuild'),
      (manifest) => (manifest.name = 'mf-programs'),
    )
    onTestFinished(() => rm(foreign, { recursive: true }))
    await expect(sendBuild(client, foreign)).rejects.toMatchObject({ code: 'right-missing' })
    expect((await readdir(site.builds)).toSorted()).toEqual([
      'mf-engagement',
      'mf-programs',
      'mf-resources',
      'mf-sample',
      'shell',
    ])
  })

  it('a build under the name that the token has, which is another remote’s inside', async () => {
    const { token, site } = refusing
    const { text, client } = await token(['mf-sample', 'mf-programs'])
    await sendBuild(client, distOf('mf-programs'))
    const builds = await readdir(join(site.builds, 'mf-programs'))
    const { client: other } = await token()
    const files = JSON.parse(await readFile(join(distOf('mf-programs'), 'remote.json'), 'utf8')) as object
    expect(files).toHaveProperty('name', 'mf-programs')
    const claimed = { send: other.send.bind(other), to: other.to }
    const lying = {
      ...claimed,
      send: (method: 'POST' | 'PUT', path: string, body: object) =>
        other.send(method, path, path === 'builds' ? { ...body, remote: 'mf-sample' } : body),
    }
    await expect(sendBuild(lying as unknown as PublisherClient, distOf('mf-programs'))).rejects.toMatchObject(
      { code: 'build-refused' },
    )
    expect(await readdir(join(site.builds, 'mf-programs'))).toEqual(builds)
    expect(text).not.toBe('')
  })

  it('a request for a move that was overtaken: 409 in words, nothing changes', async () => {
    const { token, site } = refusing
    const { client } = await token(['*'])
    await expect(client.work('moves', { kind: 'rollback', after: 1 }, silent)).rejects.toMatchObject({
      code: 'site-moved',
    })
    expect((await liveMove(site))?.number).toBe(2)
  })
})

it('from the folder of a remote: a token by command, publish by command, exit codes for a CI', async () => {
  const { environment, to, live } = await ownSite()
  const made = await runSiteHere(
    ['token', 'create', '--name', 'CI', '--remote', 'mf-sample', '--right', 'publish', '--right', 'rollback'],
    environment,
  )
  const SITE_TOKEN = made.output.trim().split('\n').at(-1) ?? ''
  const remote = async (...args: string[]) => {
    const command = [join(root, 'shell/platform/client/remote.mjs'), ...args]
    const cwd = join(root, 'tests/fixtures/mf-sample')
    const env = { ...process.env, SITE_TOKEN }
    return promisify(execFile)(process.execPath, command, { cwd, env }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    )
  }
  const dist = await edition('By command')
  const published = await remote('publish', '--to', to, '--from', dist)
  expect(published).toEqual({
    code: 0,
    output: expect.stringContaining(`Release ${(await live()).id} is live`) as string,
  })
  expect(await remote('check', '--to', to, '--from', dist)).toMatchObject({
    code: 1,
    output: expect.stringContaining('right-missing') as string,
  })
  expect(await remote('publish')).toMatchObject({ code: 2 })
  expect(await remote('publish', '--to', 'http://127.0.0.1:9', '--from', dist)).toMatchObject({ code: 3 })
  const listed = await runSiteHere(['token', 'list'], environment)
  expect(listed.output).toMatch(/valid.*CI: publish, rollback mf-sample/)
})

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from 'platform/config'
import { catchUp } from 'platform/replication/catch-up'
import { openStore } from 'platform/replication/open-store'
import { requireFit } from 'platform/replication/require-fit'
import { publish } from 'platform/publish/publish'
import { createWebServer } from 'platform/server/app'
import { createToken, findToken } from 'platform/publisher/tokens'
import { FolderStore } from 'platform/store/places/folder-store'
import { liveRelease } from 'platform/store/moves/live-release'
import { liveMove, moveKey } from 'platform/store/moves/pointer'
import { listFiles } from 'platform/files/list-files'
import { siteDirectory } from 'platform/store/places/site-directory'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { corruptInRelease } from 'platform/store/verify-release'
import { siteCommands, siteWithSample, testOrigin } from '../../setup/published-site'
import { sampleEdition } from '../../setup/sample-edition'
import { folderStore, sharedPostgres, stopPostgres, storeKinds } from './shared-stores'

afterAll(stopPostgres)

const opened = async (url: string) => {
  const store = await openStore(url)
  onTestFinished(() => store.close())
  return store
}

/** A machine with an empty folder: `succeeds` and `refuses` run `npm run site -- …` there. */
async function machine(SITE_STORE: string) {
  const dir = await temporaryFolder()
  const environment = { SITE_DIR: dir, SITE_STORE, PUBLIC_ORIGIN: testOrigin }
  return { dir, environment, ...siteCommands(environment) }
}

async function served({ environment }: { environment: NodeJS.ProcessEnv }) {
  const app = await createWebServer(
    readConfig({ ...environment, LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:9' }),
  )
  onTestFinished(() => app.close())
  return app
}

/** A store that holds the site with the sample remote, put there by its first machine. */
async function seeded(create: () => Promise<string>) {
  const url = await create()
  const { site } = await siteWithSample()
  const environment = { SITE_DIR: site.root, SITE_STORE: url, PUBLIC_ORIGIN: testOrigin }
  await siteCommands(environment).succeeds('seed')
  return { url, site, environment }
}

it('a database is read where no table can be made, as on a standby', async () => {
  const url = await (await sharedPostgres()).createDatabase()
  await (await opened(url)).put('live/000001.json', Buffer.from('a move'))
  const standby = await opened(`${url}&options=-c%20default_transaction_read_only%3Don`)
  expect(String(await standby.get('live/000001.json'))).toBe('a move')
})

describe.each(storeKinds)('shared by %s', (_, create) => {
  it('keeps the first content of a key, lists keys in the order of their bytes, and deletes what was not used', async () => {
    const store = await opened(await create())
    await requireFit(store)
    for (const key of [
      'live/000002.json',
      'live/000010.json',
      'live/000001.json',
      'pages/B.html',
      'pages/a.html',
    ])
      expect(await store.put(key, Buffer.from(key))).toBe(true)
    expect(await store.put('pages/a.html', Buffer.from('other'))).toBe(false)
    expect(String(await store.get('pages/a.html'))).toBe('pages/a.html')
    expect(await store.get('pages/none.html')).toBeUndefined()
    expect(await store.list('live/', 'live/000001.json')).toEqual(['live/000002.json', 'live/000010.json'])
    expect(await store.list('pages/')).toEqual(['pages/B.html', 'pages/a.html'])
    await store.delete('pages/a.html', 60_000)
    expect(await store.list('pages/')).toContain('pages/a.html')
    await store.delete('pages/a.html')
    expect(await store.list('pages/')).toEqual(['pages/B.html'])
  })

  it('a new machine mirrors the live release and publishes on top of it; the first one follows and rolls back', async () => {
    const { url, site, environment } = await seeded(create)
    const [first, second] = [await served({ environment }), await machine(url)]
    await second.succeeds('publish', '--from', await sampleEdition('From far away'), '--no-browser')
    const mirror = siteDirectory(second.dir)
    const { move, release } = await liveRelease(mirror)
    expect(await corruptInRelease(mirror, release)).toEqual([])
    await expect.poll(async () => (await first.inject('/sample/one')).body).toContain('From far away')
    expect((await readdir(site.live)).length).toBe(move.number)

    await siteCommands(environment).succeeds('rollback')
    expect(await second.succeeds('log')).toMatch(/rollback from/)
    await expect.poll(async () => (await first.inject('/sample/one')).body).not.toContain('From far away')
  })

  it('is seeded with the tokens of the site and its history', async () => {
    const url = await create()
    const { site, environment } = await siteWithSample()
    const given = { name: 'a CI', remotes: ['mf-sample'], rights: ['publish' as const] }
    const { text } = await createToken(new FolderStore(site.root), given, 1)
    await siteCommands({ ...environment, SITE_STORE: url }).succeeds('seed')
    const store = await opened(url)
    expect(await findToken(store, text)).toMatchObject({ state: 'valid', ...given })
    expect(await store.list('live/')).toHaveLength(2)
  })

  it('two machines that publish at once both succeed', async () => {
    const { url } = await seeded(create)
    const machines = await Promise.all([machine(url), machine(url)])
    const edits = [await sampleEdition('By the one'), await sampleEdition('By the other')]
    const sites = await Promise.all(machines.map(async ({ dir }) => siteDirectory(dir, await opened(url))))
    await Promise.all(sites.map((own, index) => publish(own, [edits[index] ?? ''], testOrigin)))
    const moves = await (await opened(url)).list('live/')
    await Promise.all(sites.map(catchUp))
    const numbers = await Promise.all(sites.map(async (own) => (await liveMove(own))?.number))
    expect(numbers).toEqual([moves.length, moves.length])
  })
})

describe('the contents of a store are checked', () => {
  it.each([
    ['pages', 'pages', /\.html$/],
    ['scripts of a build', 'builds/mf-sample', /\/remoteEntry\.js$/],
    ['renderers', 'builds/mf-sample', /\/server\/.*\.js$/],
  ])('%s with other bytes: refused by name, nothing of them is taken', async (_, folder, names) => {
    const { url } = await seeded(folderStore)
    const dir = join(new URL(url).pathname, folder)
    const files = (await listFiles(dir)).filter((name) => names.test(name))
    await writeFile(join(dir, files.at(-1) ?? ''), 'process.exit(0)')
    const other = await machine(url)
    expect(await other.refuses('status')).toContain('(store-corrupt)')
    expect(await readdir(other.dir)).not.toContain('live')
  })

  it('the folder of another site is refused, and does not change', async () => {
    const { url } = await seeded(folderStore)
    const { site, environment } = await siteWithSample()
    const key = join(site.root, moveKey((await liveMove(site))?.number ?? 0))
    await writeFile(key, (await readFile(key, 'utf8')).replace('publish', 'publish of another site:'))
    const { refuses } = siteCommands({ ...environment, SITE_STORE: url })
    expect(await refuses('status')).toContain('(store-other-site)')
  })
})

it.each([
  ['store that is down', () => 'postgres://site@127.0.0.1:9/none'],
  ['folder that is not mounted', () => pathToFileURL(join(tmpdir(), 'not-mounted')).href],
])('a %s stops publishing, with a clear error, but no web server', async (_, storeUrl) => {
  const { environment } = await siteWithSample()
  const SITE_STORE = storeUrl()
  const app = await served({ environment: { ...environment, SITE_STORE } })
  expect((await app.inject('/readyz')).json()).toMatchObject({ ready: true })
  expect((await app.inject('/sample/one')).statusCode).toBe(200)
  // Another server may have it: a balancer asks that one.
  const lacking = await app.inject('/assets/mf-sample/sample-page-01234567.js')
  expect(lacking.statusCode).toBe(503)
  const dist = await sampleEdition('Never')
  const { refuses } = siteCommands({ ...environment, SITE_STORE })
  expect(await refuses('publish', '--from', dist, '--no-browser')).toContain('(store-unreachable)')
})

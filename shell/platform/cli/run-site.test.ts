import { truncate } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seed } from '../replication/seed'
import { FolderStore } from '../store/places/folder-store'
import { liveMove } from '../store/moves/pointer'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { oldDraft } from '../store/testing/old-draft'
import { publishSamplePage } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { runSite } from './run-site'

let store: FolderStore
/** The site that has filled the store, and a new machine. */
let first: SiteDirectory
let machine: SiteDirectory
/** What is printed. */
let said: string[]
beforeEach(async () => {
  const root = await temporaryFolder()
  store = new FolderStore(join(root, 'store'))
  first = siteDirectory(join(root, 'first'), store)
  machine = siteDirectory(join(root, 'machine'))
  said = []
  for (const kind of ['log', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void said.push(words.join(' ')))
})

const environmentOf = ({ root }: SiteDirectory) => ({
  SITE_DIR: root,
  SITE_STORE: pathToFileURL(store.root).href,
})
const run = (...args: string[]) => runSite(args, environmentOf(machine))

/** Publishes pages into a site, which then fills the store. */
async function publishAndSeed(...words: string[]) {
  const pages = []
  for (const each of words) pages.push(await publishSamplePage({ ...first, store: undefined }, each))
  await seed(first)
  return pages
}

const spoil = (html = '') => truncate(join(store.root, 'pages', html))

describe('with a corrupt earlier release in the store, on a new machine', () => {
  it('rolls back to a whole release, and names the corrupt one', async () => {
    const [oldest, before] = await publishAndSeed('1', '2', '3')
    await spoil(oldest?.html)
    await run('rollback')
    expect(await liveMove(machine)).toMatchObject({ release: before?.id })
    expect(said.join('\n')).toContain(oldest?.html)
  })

  it('does not roll back to the corrupt one', async () => {
    const [oldest] = await publishAndSeed('1', '2')
    await spoil(oldest?.html)
    await expect(run('rollback')).rejects.toMatchObject({ code: 'store-corrupt' })
    expect(await store.list('live/')).toHaveLength(2)
  })

  it.each([
    ['status', 'Move 1  corrupt: '],
    ['log', '1  corrupt: '],
    ['prune', 'Deleted 0 releases, 0 builds, 0 files of pages and drafts; set aside 0 moves.'],
  ])('runs %s', async (command, words) => {
    const [oldest] = await publishAndSeed('1', '2')
    await spoil(oldest?.html)
    await run(command)
    expect(said.join('\n')).toContain(words)
  })
})

it('rolls back on the machine that has what is live, although the store’s copy is corrupt', async () => {
  const [before, live] = await publishAndSeed('1', '2')
  await spoil(live?.html)
  await expect(run('rollback')).rejects.toMatchObject({
    fix: expect.stringContaining('roll back on a machine that has what is live') as string,
  })
  await runSite(['rollback'], environmentOf(first))
  await run('status')
  expect(await liveMove(machine)).toMatchObject({ release: before?.id })
})

it('prunes the folder before it mirrors: a full disk has no room for the live release', async () => {
  const [live] = await publishAndSeed('1')
  await spoil(live?.html)
  const draft = await oldDraft(machine)
  await expect(run('prune')).rejects.toMatchObject({ code: 'store-corrupt' })
  expect(existsSync(draft)).toBe(false)
})

it.each(['status', 'log', 'prune', 'token list'])(
  'runs %s although the store takes nothing: its disk may be full',
  async (typed) => {
    await publishAndSeed('1')
    await run('status')
    vi.spyOn(FolderStore.prototype, 'put').mockRejectedValue(new Error('The disk is full.'))
    await run(...typed.split(' '))
  },
)

import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleBuild, samplePage, sampleSettings } from '../../store/testing/sample-build'
import { siteDirectory } from '../../store/places/site-directory'
import { sampleReleasePage } from '../../store/testing/sample-release'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { checkBuildWeights, checkFrameWeight, checkPageWeights, pageWeightsBefore } from './check-budgets'

const { budgets } = sampleSettings
const { newRemote } = budgets

let dir: string
beforeEach(async () => {
  dir = await temporaryFolder()
  await mkdir(join(dir, 'client'))
})

const { metadata, ...page } = samplePage('/herbs')

/** A stored build of files of these sizes in bytes; `scripts` are those of its one module, `card.png` is the image of its page. */
async function buildOf(sizes: Record<string, number>, scripts: string[] = []) {
  for (const [file, bytes] of Object.entries(sizes))
    await writeFile(join(dir, 'client', file), randomBytes(bytes))
  const files = Object.fromEntries(
    Object.keys(sizes).map((file) => [file, { integrity: 'sha384-', bytes: 0 }]),
  )
  const modules = { './src/sample-page': { server: 'page.js', scripts, styles: [], doors: [] } }
  const pages = [{ ...page, metadata: { ...metadata, image: 'card.png' } }]
  return { ...sampleBuild({ files, modules, pages }), dir }
}

it.each([
  ['script', { 'page.js': newRemote.script, 'shared.js': 1 }, './src/sample-page'],
  ['style', { 'one.css': newRemote.style, 'two.css': 1 }, 'stylesheets'],
  ['image', { 'herb.svg': newRemote.image + 1 }, 'herb.svg'],
  ['image', { 'herb.jpeg': newRemote.image + 1 }, 'herb.jpeg'],
  ['image', { 'herb.gif': newRemote.image + 1 }, 'herb.gif'],
  ['image', { 'HERB.PNG': newRemote.image + 1 }, 'HERB.PNG'],
  ['image', { 'social-icons.svg': newRemote.image + 1 }, 'social-icons.svg'],
  ['card', { 'card.png': newRemote.card + 1 }, 'card.png'],
] as const)(
  'refuses a build over its %s budget, and says of what and by how much',
  async (kind, sizes, what) => {
    const scripts = Object.keys(sizes).filter((file) => file.endsWith('.js'))
    expect(await checkBuildWeights(budgets, [await buildOf(sizes, scripts)])).toEqual([
      {
        page: `mf-sample ${what}`,
        check: `${kind} budget of mf-sample`,
        expected: `at most ${newRemote[kind]} bytes sent (the site's settings, which the platform team can change)`,
        found: `${newRemote[kind] + 1} bytes`,
        remote: 'mf-sample',
      },
    ])
  },
)

it('accepts a build at its budgets: the compressed form counts, and a social image is not a page’s image', async () => {
  const { script, style, image, card } = newRemote
  const sizes = {
    'page.js': script,
    'one.css': style,
    'herb.svg': image,
    'card.png': card,
    'big.js': 90_000,
  }
  const build = await buildOf(sizes, ['page.js'])
  expect(await checkBuildWeights(budgets, [build])).toEqual([])
  await writeFile(join(dir, 'client/big.js.br'), '')
  build.manifest.modules['./src/sample-page']?.scripts.push('big.js')
  expect(await checkBuildWeights(budgets, [build])).toEqual([])
})

describe('a page above its budget', () => {
  const text = randomBytes(newRemote.page).toString('hex')

  /** Which of a live page's and a new page's weight count as there before. */
  async function before(live: string, now: string, limit = newRemote.page) {
    const site = siteDirectory(dir)
    await mkdir(site.pages)
    await writeFile(join(site.pages, 'live.html'), `<head></head><main>${live}</main>`)
    await writeFile(join(site.pages, 'now.html'), `<head></head><main>${now}</main>`)
    const page = (html: string) => ({ '/herbs': sampleReleasePage({ remote: 'mf-herbs', html }) })
    const heavy = await checkPageWeights(budgets, site, page('now.html'), ['/herbs'])
    const liveBudgets = { ...budgets, newRemote: { ...newRemote, page: limit } }
    return pageWeightsBefore(liveBudgets, site, page('live.html'), page('now.html'), heavy)
  }

  it('counts as unchanged if only the hashes of files differ, with its present weight', async () => {
    const file = (hash: string) => `<img src="/assets/mf-box/${hash}/a.svg">${text}`
    const [longer, shorter] = [file(randomBytes(200).toString('hex')), file('1')]
    const [known] = await before(shorter, longer)
    expect(Number.parseInt(known?.found ?? '')).toBeGreaterThan(newRemote.page)
  })

  it('is new if the page has grown', async () => {
    const [known] = await before(text, text + randomBytes(2000).toString('hex'))
    expect(Number.parseInt(known?.found ?? '')).toBeLessThan(newRemote.page + 1500)
  })

  it('is new if its budget was higher before', async () => {
    expect(await before(text, text, 2 * newRemote.page)).toEqual([])
  })
})

describe('the frame', () => {
  async function findings(bytes: number, remote = 'shell') {
    const site = siteDirectory(dir)
    await mkdir(site.pages)
    const text = randomBytes(bytes).toString('base64')
    await writeFile(join(site.pages, 'home.html'), `<header>${text}</header><main>${text}</main>`)
    const pages = { '/': sampleReleasePage({ html: 'home.html' }) }
    return checkFrameWeight(budgets, site, pages, [sampleBuild({ name: remote })])
  }

  it('is charged to a new shell if it is above its budget', async () => {
    expect(await findings(budgets.frame + 1000)).toMatchObject([
      { page: 'the frame', check: 'frame budget', remote: 'shell' },
    ])
  })

  it.each([
    ['may be as large as its budget, without the main region', 'shell', budgets.frame - 1000],
    ['is not weighed for another remote', 'mf-sample', budgets.frame + 1000],
  ])('%s', async (_, remote, bytes) => expect(await findings(bytes, remote)).toEqual([]))
})

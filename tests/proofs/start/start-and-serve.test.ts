import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { postTo } from 'inquiry-service/testing/test-service'
import { publish } from 'platform/publish/publish'
import { liveMove } from 'platform/store/moves/pointer'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { buildWithManifest, editedBuild } from '../../setup/edited-build'
import { partialCheckout } from '../../setup/partial-checkout'
import { publishedSite, siteCommands, testOrigin } from '../../setup/published-site'
import { startSiteServe } from '../../setup/start-site-serve'
import { startWholeSite } from '../../setup/start-whole-site'
import { distOf } from '../../setup/workspace'
import { startSite, type StartedSite } from './start-site'

const published = await publishedSite(afterAll)

const start = (environment: NodeJS.ProcessEnv = {}) =>
  startSite({ ...published.environment, DATA_DIR: `${published.site.root}/data`, ...environment })

/** The lines that a start says for people, the service's log left out; it is stopped once the site is up. */
async function saidBy(child: StartedSite): Promise<string[]> {
  const said = text(child.stdout)
  child.stdout.on('data', (chunk: Buffer) => {
    if (String(chunk).includes('The site is on')) child.kill('SIGINT')
  })
  await once(child, 'exit')
  return (await said).split('\n').filter((line) => /^[A-Z]/.test(line))
}

/** A build of mf-resources from sources that spell a word in another way. */
const spelled = async (word: string) =>
  buildWithManifest(
    await editedBuild(distOf('mf-resources'), (code) => code.replaceAll('Ayurveda', word)),
    (manifest) => (manifest.source = { hash: word }),
  )

it('a start publishes nothing: after a rollback the release stays live, and one line says what differs', async () => {
  const { site, live, succeeds } = await publishedSite()
  for (const word of ['Āyurveda', 'Āyurvedá']) await publish(site, [await spelled(word)], testOrigin)
  await succeeds('rollback')
  const [before, moves] = [await live(), await liveMove(site)]
  expect(await saidBy(start({ SITE_DIR: site.root }))).toEqual([
    'The sources of mf-resources differ from what is live; this publishes them: npm run site -- publish mf-resources',
    expect.stringMatching(/^The site is on http:/),
  ])
  expect([await live(), await liveMove(site)]).toEqual([before, moves])
})

it('a start says nothing if the sources are live', async () => {
  expect(await saidBy(start())).toEqual([expect.stringMatching(/^The site is on http:/)])
})

it('a site starts although a source cannot be built', async () => {
  const checkout = await partialCheckout(['mf-resources'])
  onTestFinished(checkout.remove)
  await appendFile(join(checkout.dir, 'mf-resources/src/hub/hub-page.tsx'), '\nexport const broken = (')
  const { url, stop } = await startWholeSite(published.environment, { cwd: checkout.dir })
  onTestFinished(async () => void (await stop()))
  expect((await fetch(`${url}/about`)).status).toBe(200)
})

/** The address of `npm run site -- serve`, until the test ends. */
async function serve(environment: NodeJS.ProcessEnv): Promise<string> {
  const { url, stop } = await startSiteServe({ ...published.environment, ...environment })
  onTestFinished(async () => void (await stop()))
  return url
}

const postNewsletter = (url: string) => postTo(url)('/api/newsletter', { email: 'mira@visitor.example' })

it('serve starts the live release together with the inquiry service, which it reaches at API_HOST', async () => {
  const url = await serve({
    API_HOST: '127.0.0.2',
    DATA_DIR: `${published.site.root}/served-data`,
  })
  expect((await fetch(`${url}/about`)).status).toBe(200)
  const send = async () => (await postNewsletter(url)).status
  await expect.poll(send, { timeout: 90_000 }).toBe(202)
})

it('serve keeps the site up while the database of the inquiries cannot be used', async () => {
  const dataDir = await temporaryFolder()
  await writeFile(join(dataDir, 'inquiries.db'), 'This is no database. '.repeat(500))
  const url = await serve({ DATA_DIR: dataDir })
  expect((await fetch(`${url}/about`)).status).toBe(200)
  expect((await postNewsletter(url)).status).toBe(503)
})

it('serve refuses a folder without a release, and builds nothing there', async () => {
  const nothing = join(published.site.root, 'nothing')
  const output = await siteCommands({ SITE_DIR: nothing }).refuses('serve')
  expect(output).toContain(`${nothing} holds no release`)
  expect(existsSync(nothing)).toBe(false)
})

it('a start for another address keeps the live pages, and one line says which command publishes them for it', async () => {
  const { site, live } = await publishedSite()
  const given = { SITE_DIR: site.root, PUBLIC_ORIGIN: 'https://two.example' }
  const before = await live()
  const [said = ''] = await saidBy(start(given))
  expect(said).toContain(`The live pages name ${testOrigin} as their address, not https://two.example; this`)
  expect(await live()).toEqual(before)
  const [, settings = '', command = ''] = /: ((?:\w+=\S+ )+)npm run site -- (.*)/.exec(said) ?? []
  const environment = settings.split(' ').map((setting) => setting.split(/=(.*)/))
  const { succeeds } = siteCommands(Object.fromEntries(environment) as NodeJS.ProcessEnv)
  await succeeds(...command.split(' '))
  expect(await live()).toMatchObject({ origin: 'https://two.example', builds: before.builds })
})

import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { publishedSite, siteCommands } from '../../setup/published-site'
import { startWholeSite } from '../../setup/start-whole-site'

it('a start from a store with a corrupt page publishes nothing over its site, and serves it once the page is whole', async () => {
  const { environment, live } = await publishedSite()
  const dir = await temporaryFolder()
  const store = join(dir, 'store')
  await mkdir(store)
  const given = { ...environment, SITE_STORE: pathToFileURL(store).href }
  await siteCommands(given).succeeds('seed')
  const page = join(store, 'pages', (await live()).pages['/']?.html ?? '')
  const whole = await readFile(page)
  await truncate(page)

  const { url, stop } = await startWholeSite({
    ...given,
    SITE_DIR: join(dir, 'mirror'),
    DATA_DIR: join(dir, 'data'),
    LOG_LEVEL: 'silent',
  })
  onTestFinished(async () => void (await stop()))
  const ready = async () => (await fetch(`${url}/readyz`)).status
  expect(await ready()).toBe(503)
  await writeFile(page, whole)
  await expect.poll(ready).toBe(200)
  expect(await readdir(join(store, 'live'))).toEqual(['000001.json'])
})

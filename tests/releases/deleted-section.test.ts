import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { liveMove } from '../../shell/publisher/pointer'
import { readRelease, type Release } from '../../shell/publisher/release'
import { partialCheckout } from '../setup/partial-checkout'
import { publishedSite, testOrigin } from '../setup/published-site'

const run = promisify(execFile)
const others = ['mf-resources', 'mf-engagement']

// The sources of mf-programs are deleted; what it has published stays.
let checkout: Awaited<ReturnType<typeof partialCheckout>>
let published: Awaited<ReturnType<typeof publishedSite>>
beforeAll(async () => {
  checkout = await partialCheckout(others)
  published = await publishedSite()
})
afterAll(() => Promise.all([checkout.remove(), published.remove()]))

const live = async (): Promise<Release> => {
  const move = await liveMove(published.site)
  return readRelease(published.site, move?.release ?? '')
}

const npm = (section: string, ...args: string[]) =>
  run('npm', ['run', '--silent', ...args], { cwd: join(checkout.dir, section) })

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(checkout.dir, file)
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
}

it.each(others)('%s passes its type check', async (section) => {
  await expect(npm(section, 'typecheck')).resolves.toMatchObject({ stderr: '' })
})

// The service's own tests (`api/`) start databases and know of no section.
it.each(others)('%s passes its tests', async (section) => {
  const { stdout } = await npm(section, 'test', '--', '--reporter=json', 'src')
  expect(JSON.parse(stdout)).toMatchObject({ success: true, numFailedTests: 0 })
})

// Two builds, and every page anew: the newsletter stands in each footer.
it('publishes the others beside what the deleted one has published', { timeout: 240_000 }, async () => {
  const before = await live()
  await edit('mf-resources/content/hub.ts', "label: '", "label: 'All ")
  await edit('mf-engagement/content/contact.ts', "eyebrow: '", "eyebrow: 'Yes: ")
  await run(process.execPath, ['--import', 'tsx', 'shell/commands/site.ts', 'publish', ...others], {
    cwd: checkout.dir,
    env: { ...process.env, SITE_DIR: published.site.root, PUBLIC_ORIGIN: testOrigin },
  })
  const after = await live()
  expect(Object.keys(after.pages)).toEqual(Object.keys(before.pages))
  expect(after.builds['mf-programs']).toBe(before.builds['mf-programs'])
  expect(after.pages['/programs']?.words).toBe(before.pages['/programs']?.words)
  for (const section of others) expect(after.builds[section]).not.toBe(before.builds[section])
})

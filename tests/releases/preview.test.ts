import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liveMove } from 'platform/store/moves/pointer'
import { oldDraft } from 'platform/store/testing/old-draft'
import { editFile } from '../setup/edit-file'
import { partialCheckout } from '../setup/partial-checkout'
import { runCommand, siteWithSample } from '../setup/published-site'
import { sampleEdition } from '../setup/sample-edition'
import { startProcess } from '../setup/start-process'
import { root } from '../setup/workspace'

const published = await siteWithSample(afterAll)

/** `npm run site -- preview …` in a checkout, on a free port. */
async function startPreview(args: string[], cwd = root) {
  const lines: string[] = []
  const { url, ended, stop, type } = await startProcess({
    cwd,
    command: ['shell/platform/cli/site.ts', 'preview', ...args],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...published.environment,
    },
    says: /The preview is on (http:\/\/[^;\s]+)/,
    listen: (line) => lines.push(line),
  })
  /** Waits for a line, which may have come already since the last one that was waited for. */
  const hear = async (words: RegExp) => {
    await expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toMatch(words)
    lines.length = 0
  }
  const report = lines.join('\n')
  const pageText = async (path: string) => (await fetch(url + path)).text()
  return { url, report, ended, stop, type, hear, pageText }
}

it('serves the site as a publish would make it, while the live site stays; it prunes first', async () => {
  const before = await liveMove(published.site)
  const draft = await oldDraft(published.site)
  const { url, report, stop } = await startPreview(['--from', await sampleEdition('Raise another notice')])
  const page = await fetch(`${url}/sample/one`)
  expect(page.status).toBe(200)
  expect(existsSync(draft)).toBe(false)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(await page.text()).toContain('Raise another notice')
  const release = /release;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1]
  const data = await fetch(`${url}/assets/releases/${release}/pages/sample/two.json`)
  expect(data.status).toBe(200)
  expect(report).toContain('All checks hold.')
  expect(await (await fetch(`${url}/preview-report`)).text()).toContain('mf-sample@')
  expect(await stop()).toBe(0)
  expect(await liveMove(published.site)).toEqual(before)
})

it('serves a build that a publish would refuse, with the reasons in its report, and does not publish it', async () => {
  const before = await liveMove(published.site)
  const { url, report, stop, type, hear } = await startPreview([
    '--no-browser',
    '--from',
    await sampleEdition(''),
  ])
  const refusal =
    /A publish would be refused: \d+ checks? failed:\n {2}mf-sample: \/sample\/one, \/sample\/two: valid HTML/
  expect(report).toMatch(refusal)
  expect((await fetch(`${url}/sample/one`)).status).toBe(200)
  await hear(/preview is on/)
  type('p')
  await hear(refusal)
  expect(await stop()).toBe(0)
  expect(await liveMove(published.site)).toEqual(before)
})

it('publishes what it shows, on top of what others have published since', async () => {
  const sample = await sampleEdition('Raise a first notice')
  const { stop, type, hear } = await startPreview(['--no-browser', '--from', sample])
  await hear(/Type p and Enter to publish it/)
  const before = (await published.live()).builds
  await published.succeeds('unpublish', 'mf-resources', '--force')
  type('publish')
  await hear(/Type p and Enter to publish what is saved/)
  type('p')
  await hear(/is live: .*mf-sample@/)
  expect(await stop()).toBe(0)
  const { 'mf-resources': gone, 'mf-sample': replaced, ...others } = before
  const { 'mf-sample': now, ...rest } = (await published.live()).builds
  expect(gone).toBeDefined()
  expect(now).not.toBe(replaced)
  expect(rest).toEqual(others)
})

it('publishes what was live when it showed it, if others have published since', async () => {
  const shown = await sampleEdition('Shown while it is live')
  await published.succeeds('publish', '--from', shown)
  const { builds } = await published.live()
  const { stop, type, hear } = await startPreview(['--no-browser', '--from', shown])
  await hear(/preview is on/)
  await published.succeeds('publish', '--from', await sampleEdition('Published by others'))
  type('p')
  await hear(/is live: .*mf-sample@/)
  expect(await stop()).toBe(0)
  expect((await published.live()).builds).toEqual(builds)
})

it('publishes a whole release, although it slept while others deleted what it shows', async () => {
  const sample = await sampleEdition('Raise a late notice')
  const { stop, type, hear } = await startPreview(['--no-browser', '--from', sample])
  await hear(/Type p and Enter to publish it/)
  const { root: dir } = published.site
  for (const name of await readdir(dir, { recursive: true })) await utimes(join(dir, name), 0, 0)
  await published.succeeds('prune')
  type('p')
  await hear(/is live: .*mf-sample@/)
  await published.succeeds('status')
  expect(await stop()).toBe(0)
})

it('follows the sources of a remote; p publishes what is saved, or says again what is wrong with it', async () => {
  const checkout = await partialCheckout(['mf-programs'])
  onTestFinished(() => checkout.remove())
  const text = join(checkout.dir, 'mf-programs/content/programs-overview.ts')
  const title = /Ten stackable diploma programs/
  const { stop, type, hear, pageText } = await startPreview(['mf-programs'], checkout.dir)
  // The checkout holds what is live, if that was built from the same sources.
  await hear(/The preview is on/)
  await editFile(text, title, 'Ten diploma programs to stack')
  await hear(/page rendered: \/programs[^]*All checks hold[^]*Type p and Enter/)
  expect(await pageText('/programs')).toContain('Ten diploma programs to stack')
  expect((await liveMove(published.site))?.why).not.toContain('mf-programs')

  await editFile(text, 'Ten diploma programs to stack', "Ten' programs to stack")
  await hear(/The build in .*mf-programs failed/)
  type('p')
  await hear(/The build in .*mf-programs failed/)
  expect(await pageText('/programs')).toContain('Ten diploma programs to stack')
  await editFile(text, "Ten' programs to stack", 'Ten programs to stack')
  type('p')
  await hear(/is live: .*mf-programs@/)
  expect(await pageText('/programs')).toContain('Ten programs to stack')
  expect((await liveMove(published.site))?.why).toMatch(/^publish mf-programs@/)
  // As when its terminal is closed: the signal ends it.
  expect(await stop('SIGHUP')).toBe(null)
}, 60_000)

/** A checkout of mf-programs with another build script; `$PPID` is the preview that runs it. */
async function checkoutWith(script: string) {
  const { dir, remove } = await partialCheckout(['mf-programs'])
  onTestFinished(remove)
  await editFile(join(dir, 'mf-programs/package.json'), '"remote build"', JSON.stringify(script))
  return dir
}

it('ends without a failure if it is interrupted, and its first build with it', async () => {
  const dir = await checkoutWith('kill -INT $PPID && exit 1')
  await expect(startPreview(['mf-programs'], dir)).rejects.toThrow('exit code 0')
})

it('publishes nothing that it has built when it is interrupted', async () => {
  const dir = await checkoutWith('remote build && if [ -f interrupt ]; then kill -INT $PPID; fi')
  const before = await liveMove(published.site)
  const { type, ended } = await startPreview(['--no-browser', 'mf-programs'], dir)
  await writeFile(join(dir, 'mf-programs/interrupt'), '')
  await editFile(join(dir, 'mf-programs/content/programs-overview.ts'), 'Ten stackable', 'Ten good')
  type('p')
  expect(await ended).toBe(0)
  expect(await liveMove(published.site)).toEqual(before)
})

it('says before it builds that its port is in use', async () => {
  const { address } = await published.webServer()
  const environment = { ...published.environment, PORT: new URL(address).port }
  const { code, output } = await runCommand('site.ts', ['preview', '--no-browser'], environment)
  expect(code).toBe(1)
  expect(output).toMatch(/^No page was opened[^\n]*\nPort \d+ on 127\.0\.0\.1 is in use/)
})

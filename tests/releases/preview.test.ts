import { existsSync } from 'node:fs'
import { liveMove } from 'platform/store/moves/pointer'
import { oldDraft } from 'platform/store/testing/old-draft'
import { siteWithSample } from '../setup/published-site'
import { sampleEdition } from '../setup/sample-edition'
import { startProcess } from '../setup/start-process'
import { root } from '../setup/workspace'

const published = await siteWithSample(afterAll)

/** `npm run site -- preview --from dist`, on a free port. */
async function startPreview(dist: string) {
  const lines: string[] = []
  const { url, stop } = await startProcess({
    cwd: root,
    command: ['shell/platform/cli/site.ts', 'preview', '--from', dist],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...published.environment,
    },
    says: /The preview is on (http:\/\/[^;\s]+)/,
    listen: (line) => lines.push(line),
  })
  return { url, report: lines.join('\n'), stop }
}

it('serves the site as a publish would make it, while the live site stays; it prunes first', async () => {
  const before = await liveMove(published.site)
  const draft = await oldDraft(published.site)
  const { url, report, stop } = await startPreview(await sampleEdition('Raise another notice'))
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

it('serves a build that a publish would refuse, with the reasons in its report', async () => {
  const { url, report, stop } = await startPreview(await sampleEdition(''))
  expect(report).toMatch(
    /A publish would be refused: \d+ checks? failed:\n {2}mf-sample: \/sample\/one, \/sample\/two: valid HTML/,
  )
  expect((await fetch(`${url}/sample/one`)).status).toBe(200)
  expect(await stop()).toBe(0)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { contentHash } from 'platform/files/hash'
import { prune } from 'platform/store/prune'
import { publish } from 'platform/publish/publish'
import { siteWithSample, testOrigin } from '../../setup/published-site'
import { sampleEdition } from '../../setup/sample-edition'
import { seededRandom } from '../../setup/seeded-random'
import { root, typescript } from '../../setup/workspace'

const kills = process.env['LONG'] === '1' ? 50 : 4

/** Publishes in a process of its own and kills it after `ms`; undefined lets it end. Returns how long it took (ms) if it did. */
async function publishAndKill(
  environment: NodeJS.ProcessEnv,
  dist: string,
  ms?: number,
): Promise<number | undefined> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [...typescript, 'shell/platform/cli/site.ts', 'publish', '--from', dist, '--no-browser'],
    { cwd: root, env: { ...process.env, ...environment }, stdio: 'ignore' },
  )
  const ended = once(child, 'exit')
  if (ms !== undefined) void wait(ms).then(() => child.kill('SIGKILL'))
  const [code] = (await ended) as [number | null]
  if (code === null) return undefined
  // One that is refused at once proves nothing.
  expect(code).toBe(0)
  return performance.now() - started
}

it(
  `kill -9 of the publisher at ${kills} random points: every page answers, the next publish works`,
  { timeout: 20 * 60_000 },
  async () => {
    const { site, environment, live, webServer } = await siteWithSample()
    const { app } = await webServer()

    // The shortest publish seen: points beyond it would prove nothing.
    let duration = (await publishAndKill(environment, await sampleEdition('Raise a first notice'))) ?? 0
    const random = seededRandom(2026)
    let [landed, late] = [0, 0]
    for (let kill = 1; kill <= kills; kill++) {
      const before = await live()
      const dist = await sampleEdition(`Raise notice ${kill}`)
      const took = await publishAndKill(environment, dist, random.below(duration))
      if (took !== undefined) late++
      duration = Math.min(duration, took ?? duration)
      const after = await live()
      if (after.id !== before.id) landed++
      for (const [path, page] of Object.entries(after.pages).filter(([, { noindex }]) => !noindex)) {
        const { statusCode, body } = await app.inject({ url: path })
        expect([path, statusCode, `${contentHash(body)}.html`]).toEqual([path, 200, page.html])
      }
      const { release } = await publish(site, [dist], testOrigin)
      expect((await live()).id).toBe(release.id)
    }
    await prune(site, Date.now() + 2 * 3_600_000)
    expect(await readdir(site.work)).toEqual([])
    const drafts = (await readdir(site.pages)).filter(
      (name) => !/^[\da-f]{16}\.[a-z]+(\.br|\.gz)?$/.test(name),
    )
    expect(drafts).toEqual([])
    console.log(
      `${kills} kills within ${Math.round(duration)} ms of publishing; ${landed} had gone live before the kill, ${late} had ended`,
    )
  },
)

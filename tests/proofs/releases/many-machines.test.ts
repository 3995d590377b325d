import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { freePort } from 'platform/cli/free-port'
import { openStore } from 'platform/replication/open-store'
import { newestNumber } from 'platform/store/moves/pointer'
import { moveFiles, parseMove } from 'platform/store/moves/verify-moves'
import { siteDirectory, type SiteDirectory } from 'platform/store/places/site-directory'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { percentile } from '../../bench/percentile'
import { siteCommands, siteWithSample, testOrigin } from '../../setup/published-site'
import { seededRandom } from '../../setup/seeded-random'
import { startSiteServe } from '../../setup/start-site-serve'
import { root, typescript } from '../../setup/workspace'
import { sharedPostgres, stopPostgres } from './shared-stores'
import { visitOnce, type Visits } from './site-visitor'
import { startBalancer } from './start-balancer'

afterAll(stopPostgres)

const isLong = process.env['LONG'] === '1'
/** Publishes and rollbacks of each of the two publishers. */
const turns = isLong ? 100 : 3
const pause = isLong ? 4000 : 1500
const paths = ['/', '/about', '/programs/pkt', '/contact', '/sample/one', '/sample/two']

/** A web server on a machine of its own; `crash` kills it, and starts it again, on an empty disk if that is asked. */
async function startMachine(SITE_STORE: string) {
  const [dir, port] = [await temporaryFolder(), await freePort()]
  const start = () =>
    startSiteServe({
      SITE_DIR: dir,
      SITE_STORE,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      API_URL: 'http://127.0.0.1:9',
    })
  let server = await start()
  return {
    site: siteDirectory(dir),
    address: `127.0.0.1:${port}`,
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true,
    crash: async (isDiskLost: boolean) => {
      await server.stop('SIGKILL')
      if (isDiskLost) await rm(dir, { recursive: true, force: true })
      server = await start()
    },
    stop: () => server.stop(),
  }
}

/** Runs a publisher to its end, which has to be a good one. @returns what it did, turn by turn */
async function runPublisher(name: string, seed: number, SITE_STORE: string): Promise<string[]> {
  const program = [...typescript, 'tests/proofs/releases/publisher-process.ts']
  const args = [...program, name, String(turns), String(seed), inject('sampleBuild')]
  const env = { ...process.env, SITE_DIR: await temporaryFolder(), SITE_STORE, PUBLIC_ORIGIN: testOrigin }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  return stdout.trim().split('\n')
}

/** A move that a machine has. */
interface Arrival {
  number: number
  at: number
}

/** Notes when a machine has each move, for as long as `isGoing`; what came while it was down counts as well. */
async function watch(machine: SiteDirectory, isGoing: () => boolean): Promise<Arrival[]> {
  const arrivals: Arrival[] = []
  let seen = (await newestNumber(machine)) ?? 0
  while (isGoing()) {
    const newest = (await newestNumber(machine).catch(() => undefined)) ?? seen
    while (seen < newest) arrivals.push({ number: ++seen, at: Date.now() })
    await wait(10)
  }
  return arrivals
}

it(
  `two publishers and three web servers on machines of their own, ${2 * turns} publishes and rollbacks, while servers and PostgreSQL crash: no request fails, nothing mixes, no move is lost`,
  { timeout: 30 * 60_000 },
  async () => {
    const postgres = await sharedPostgres()
    const url = await postgres.createDatabase()
    const first = await siteWithSample()
    await siteCommands({ SITE_DIR: first.site.root, SITE_STORE: url }).succeeds('seed')
    const store = await openStore(url)
    onTestFinished(() => store.close())
    const before = (await store.list('live/')).length
    const machines = await Promise.all([1, 2, 3].map(() => startMachine(url)))
    onTestFinished(async () => void (await Promise.all(machines.map(({ stop }) => stop()))))
    for (const { isReady } of machines) await expect.poll(isReady).toBe(true)
    const balancer = await startBalancer(machines.map(({ address }) => address))
    onTestFinished(balancer.stop)

    let isGoing = true
    const visits: Visits = { answers: 0, releases: new Set(), faults: [] }
    const mirror = siteDirectory(await temporaryFolder(), store)
    const visit = async (seed: number) => {
      const random = seededRandom(seed)
      while (isGoing) {
        await visitOnce(balancer.url, mirror, paths, random, visits).catch((error: unknown) => {
          // The visitor's own look into the store may meet its crash.
          if (!/store-unreachable|shared store/.test(String((error as Error).message)))
            visits.faults.push(String(error))
        })
        await wait(random.below(isLong ? 30 : 60))
      }
    }
    let isCrashing = true
    let crashes = 0
    const crash = async () => {
      const random = seededRandom(7)
      for (await wait(pause); isCrashing; await wait(pause)) {
        // In turn: the three machines, of which the second loses its disk, and PostgreSQL.
        const machine = machines[crashes % 4]
        if (!machine) await postgres.crash(random.below(800))
        else {
          await machine.crash(crashes % 2 === 1)
          await expect.poll(machine.isReady).toBe(true)
        }
        crashes++
      }
    }
    const watchers = machines.map(({ site }) => watch(site, () => isGoing))
    const visitors = [1, 2].map(visit)
    const crashing = crash()
    const successes = (
      await Promise.all([runPublisher('north', 1, url), runPublisher('south', 2, url)])
    ).flat()
    isCrashing = false
    await crashing
    const moves = [...(await moveFiles(mirror))].map(([number, content]) =>
      parseMove(number, content.toString()),
    )
    for (const { site } of machines) await expect.poll(() => newestNumber(site)).toBe(moves.at(-1)?.number)
    isGoing = false
    await Promise.all(visitors)
    const arrivals = (await Promise.all(watchers)).flat()
    const times = new Map(moves.map(({ number, at }) => [number, Date.parse(at)]))
    const lags = arrivals.map(({ number, at }) => at - (times.get(number) ?? at))

    expect(visits.faults).toEqual([])
    expect(successes).toHaveLength(2 * turns)
    // Numbered without a gap, each that a publisher was told of among them.
    expect(moves.map(({ number }) => number)).toEqual(moves.map((_, index) => index + 1))
    const whys = moves.map(({ why }) => why).join('\n')
    for (const success of successes) expect(whys).toContain(success)
    expect(moves.length - before).toBeGreaterThanOrEqual(2 * turns)
    console.log(
      `${moves.length - before} moves, ${crashes} crashes, ${visits.answers} answers of ${visits.releases.size} releases; on a machine after ${percentile(lags, 0.5)} ms (median), ${percentile(lags, 0.99)} ms (p99), ${percentile(lags, 1)} ms at most, restarts of crashed machines included`,
    )
  },
)

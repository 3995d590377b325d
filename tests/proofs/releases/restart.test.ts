import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'platform/cli/free-port'
import { publishedSite } from '../../setup/published-site'
import { startSiteServe } from '../../setup/start-site-serve'
import { startBalancer } from './start-balancer'

const restarts = process.env['LONG'] === '1' ? 20 : 2
const visitors = 8
/** For each restart a minute, on a busy machine: what goes on after the limit would slow down the tests next to it. */
const limit = { timeout: restarts * 60_000 }

/** Without a service: pages need none. */
const startServer = (siteDir: string, port: number) =>
  startSiteServe({ SITE_DIR: siteDir, PORT: String(port), API_URL: 'http://127.0.0.1:9' })

interface Visits {
  answers: number
  faults: string[]
}

/** Loads pages one after the other until `isGoing` says no. */
async function visit(url: string, isGoing: () => boolean, visits: Visits): Promise<void> {
  while (isGoing()) {
    try {
      const answer = await fetch(`${url}/about`)
      await answer.text()
      if (answer.status === 200) visits.answers++
      else visits.faults.push(String(answer.status))
    } catch (error) {
      visits.faults.push(String((error as { cause?: NodeJS.ErrnoException }).cause?.code))
      // Who is refused does not ask again at once: that would take the processor from the start.
      await wait(20)
    }
  }
}

/** What visitors get of `url` during `work`, which may wait until every one of them has been `served` for a while. */
async function visitDuring(
  url: string,
  work: (served: () => Promise<void>) => Promise<void>,
): Promise<Visits> {
  const visits: Visits = { answers: 0, faults: [] }
  const served = async () => {
    const before = visits.answers
    await expect.poll(() => visits.answers).toBeGreaterThan(before + 20 * visitors)
  }
  let isGoing = true
  const all = Array.from({ length: visitors }, () => visit(url, () => isGoing, visits))
  await work(served)
  isGoing = false
  await Promise.all(all)
  return visits
}

it(`two web servers behind nginx, restarted in turn ${restarts} times: no request fails`, limit, async () => {
  const { site } = await publishedSite()
  const ports = [await freePort(), await freePort()]
  const servers = await Promise.all(ports.map((port) => startServer(site.root, port)))
  const balancer = await startBalancer(ports.map((port) => `127.0.0.1:${port}`))
  onTestFinished(async () => {
    await balancer.stop()
    await Promise.all(servers.map(({ stop }) => stop()))
  })
  const { answers, faults } = await visitDuring(balancer.url, async (served) => {
    for (let restart = 0; restart < restarts; restart++)
      for (const [index, port] of ports.entries()) {
        await served()
        await servers[index]?.stop()
        servers[index] = await startServer(site.root, port)
      }
  })
  expect(faults).toEqual([])
  console.log(`${restarts * 2} restarts behind nginx: ${answers} answers, no fault`)
})

it(
  `a single web server, restarted ${restarts} times: it refuses connections during a restart, and never answers 503`,
  limit,
  async () => {
    const { site } = await publishedSite()
    const port = await freePort()
    let server = await startServer(site.root, port)
    onTestFinished(async () => void (await server.stop()))
    const { answers, faults } = await visitDuring(server.url, async (served) => {
      for (let restart = 0; restart < restarts; restart++) {
        await served()
        expect(await server.stop()).toBe(0)
        server = await startServer(site.root, port)
      }
    })
    const refused = faults.filter((fault) => fault === 'ECONNREFUSED').length
    expect(faults.filter((fault) => /^\d/.test(fault))).toEqual([])
    // At most the requests that were on their way when a connection was closed.
    expect(faults.length - refused).toBeLessThanOrEqual(restarts * visitors)
    console.log(
      `${restarts} restarts alone: ${answers} answers, ${refused} refused, ${faults.length - refused} reset`,
    )
  },
)

import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startNewSite } from '../setup/start-new-site'
import { startProcess } from '../setup/start-process'
import { root } from '../setup/workspace'
import { nginxOnExport } from './nginx-on-export'
import { median } from './percentile'

const rounds = Number(process.env['ROUNDS'] ?? 3)
const seconds = Number(process.env['SECONDS'] ?? 4)
const target = 0.5
const encoding = 'br'

/** Answers per second over 50 connections, each of which waits for its answer before it asks again. */
function requestsPerSecond(address: string): number {
  const args = ['-t1', '-c50', `-d${seconds}s`, '-H', `accept-encoding: ${encoding}`, address]
  const said = execFileSync('wrk', args, { encoding: 'utf8' })
  const faults = /Non-2xx.*|Socket errors.*/.exec(said)
  if (faults) throw new Error(`${address}: ${faults[0]}`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1])
}

async function aScript(site: string): Promise<string> {
  const html = await (await fetch(site)).text()
  return /rel="modulepreload" href="([^"]+)"/.exec(html)?.[1] ?? ''
}

const startBare = (site: string, paths: string[]) =>
  startProcess({
    cwd: root,
    command: [join(root, 'tests/bench/bare-server.ts')],
    env: { ...process.env, SITE: site, PATHS: paths.join(' '), ENCODING: encoding },
    says: /The bare server is on (\S+)/,
  })

/** Each server in turn, so that other load on the machine affects all. */
function measure(path: string, servers: Record<string, string>) {
  const found: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(servers))
      (found[name] ??= []).push(requestsPerSecond(url + path))
  return Object.entries(found).map(([name, numbers]) => [name, Math.round(median(numbers))] as const)
}

/** Answers per second of the web server, of a bare `node:http` server with the same bytes in memory, and of nginx on the export. */
export async function benchServer(): Promise<void> {
  if (spawnSync('wrk', ['-v']).error)
    throw new Error('This bench drives the servers with wrk, which is not there: apt-get install wrk')
  const site = await startNewSite({ API_URL: 'http://127.0.0.1:9' })
  const nginx = await nginxOnExport(site.siteDir)
  const url = site.url.replace('localhost', '127.0.0.1')
  const paths = ['/', '/programs/pkt', await aScript(site.url)]
  const bare = await startBare(url, paths)
  try {
    for (const path of paths) {
      const figures = measure(path, {
        site: url,
        bare: bare.url,
        nginx: nginx.url,
      })
      const { site: ours = 0, bare: most = 0, nginx: files } = Object.fromEntries(figures)
      const share = ours / most
      console.log(
        `${path}: ${ours}/s; bare node:http ${most}/s (${share.toFixed(2)} of it, target ${target}); nginx ${files}/s`,
      )
      if (share < target) process.exitCode = 1
    }
  } finally {
    await bare.stop()
    await nginx.stop()
    await site.stop()
  }
}

import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './free-port'
import { serviceAddress } from './service-address'
import { SupervisedService } from './supervised-service'
import { workspaceRoot } from '../workspace'

/** The service of the checkout: looked for, because the platform knows no remote. */
async function serviceEntry(): Promise<string | undefined> {
  const packages = await readdir(workspaceRoot)
  return packages.map((name) => join(workspaceRoot, name, 'service/server.ts')).find(existsSync)
}

/**
 * Starts the inquiry service for this web server.
 * @returns undefined in a checkout without it
 * @throws SiteError if it cannot use its settings; it has printed which
 */
export async function startService() {
  const entry = await serviceEntry()
  if (entry === undefined) {
    console.warn(
      'This checkout holds no inquiry service: forms are not answered. API_URL names one that runs.',
    )
    return undefined
  }
  // Another port at each start, unless API_PORT names one.
  const { API_PORT: given = '', API_HOST: host } = process.env
  const port = ['', '0'].includes(given) ? String(await freePort()) : given
  const service = new SupervisedService(entry, port)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A terminal interrupts the service as well.
      service.expectEnd()
      // Until the web server listens to the signal, nothing else ends this process.
      if (process.listenerCount(signal) === 0) process.exit(0)
    })
  }
  // Also if this process ends itself, because of a port in use for example.
  process.once('exit', () => service.kill())
  await service.start()
  return { url: serviceAddress(host || '127.0.0.1', port), stop: () => service.stop() }
}

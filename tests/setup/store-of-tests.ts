import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDatabase, startPostgres } from 'inquiry-service/testing/postgres-cluster'
import { seed } from 'platform/replication/seed'
import { openStoreToWrite } from 'platform/replication/open-store'
import { siteDirectory } from 'platform/store/places/site-directory'

/**
 * Where the sites of the integration tests are: in a folder alone, or in a mirror of a shared store, a `folder` or a database of `postgres`.
 * The same tests hold for all three.
 */
const storeOfTests = () => process.env['STORE_OF_TESTS'] ?? 'none'

/** Starts the database server for all tests, if they need one. */
export async function startStoreServer() {
  const kind = storeOfTests()
  if (!['none', 'folder', 'postgres'].includes(kind))
    throw new Error(`STORE_OF_TESTS: expected none, folder or postgres; found ${kind}.`)
  return kind === 'postgres' ? startPostgres() : { url: '', stop: async () => {} }
}

/** An empty store. A database ends with its server, a folder is removed. */
async function newStore(server: string): Promise<{ url: string; remove: () => Promise<void> }> {
  if (storeOfTests() === 'postgres')
    return {
      url: await createDatabase(server, `site_${randomUUID().replaceAll('-', '')}`),
      remove: async () => {},
    }
  const dir = await mkdtemp(join(tmpdir(), 'store-of-tests-'))
  return { url: pathToFileURL(dir).href, remove: () => rm(dir, { recursive: true }) }
}

/** The site in the folder `dir`, and the environment for its commands; with its own store if the tests ask for one. */
export async function siteOfTests(dir: string, server: string) {
  if (storeOfTests() === 'none')
    return { site: siteDirectory(dir), environment: { SITE_DIR: dir }, close: async () => {} }
  const { url, remove } = await newStore(server)
  const store = await openStoreToWrite(url)
  const site = siteDirectory(dir, store)
  await seed(site)
  const close = async () => {
    await store.close()
    await remove()
  }
  return { site, environment: { SITE_DIR: dir, SITE_STORE: url }, close }
}

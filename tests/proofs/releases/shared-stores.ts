import { pathToFileURL } from 'node:url'
import { startPostgres, type PostgresCluster } from 'inquiry-service/testing/postgres-cluster'
import { temporaryFolder } from 'platform/store/testing/temporary-site'

let cluster: Promise<PostgresCluster> | undefined

/** The PostgreSQL server of this test file. */
export function sharedPostgres(): Promise<PostgresCluster> {
  return (cluster ??= startPostgres())
}

/** Makes an empty store in a folder. @returns its address */
export const folderStore = async () => pathToFileURL(await temporaryFolder()).href

/** Every kind of shared store, which must keep the same promises, and what makes an empty one. */
export const storeKinds = [
  ['a folder', folderStore],
  ['PostgreSQL', async () => (await sharedPostgres()).createDatabase()],
] as const

/** Ends the PostgreSQL server. The next test file of this worker shares the module, and starts its own. */
export async function stopPostgres(): Promise<void> {
  const started = cluster
  cluster = undefined
  await (await started)?.stop()
}

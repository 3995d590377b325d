import { pathToFileURL } from 'node:url'
import { startPostgres, type PostgresCluster } from 'inquiry-service/testing/postgres-cluster'
import { temporaryFolder } from 'platform/store/testing/temporary-site'

/** A kind of shared store; `create` makes an empty one for a test and returns its address. */
interface StoreKind {
  kind: string
  create: () => Promise<string>
}

let cluster: Promise<PostgresCluster> | undefined

/** The PostgreSQL server of this test file. */
export function sharedPostgres(): Promise<PostgresCluster> {
  return (cluster ??= startPostgres())
}

export const folderStore: StoreKind = {
  kind: 'a folder',
  create: async () => pathToFileURL(await temporaryFolder()).href,
}

/** Every kind of store must keep the same promises. */
export const storeKinds: StoreKind[] = [
  folderStore,
  { kind: 'PostgreSQL', create: async () => (await sharedPostgres()).createDatabase() },
]

/** Ends the PostgreSQL server. The next test file of this worker shares the module, and starts its own. */
export async function stopPostgres(): Promise<void> {
  const started = cluster
  cluster = undefined
  await (await started)?.stop()
}

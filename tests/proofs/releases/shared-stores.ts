import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres, type PostgresCluster } from 'inquiry-service/testing/postgres-cluster'

/** A kind of shared store; `create` makes an empty one and returns its address. */
interface StoreKind {
  kind: string
  create: () => Promise<string>
}

let cluster: Promise<PostgresCluster> | undefined
const folders: string[] = []

/** The PostgreSQL server of this test file. */
export function sharedPostgres(): Promise<PostgresCluster> {
  return (cluster ??= startPostgres())
}

async function newFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'shared-store-'))
  folders.push(dir)
  return pathToFileURL(dir).href
}

export const folderStore: StoreKind = { kind: 'a folder', create: newFolder }

/** Every kind of store must keep the same promises. */
export const storeKinds: StoreKind[] = [
  folderStore,
  { kind: 'PostgreSQL', create: async () => (await sharedPostgres()).createDatabase() },
]

/** Ends the servers that `storeKinds` have started. The next test file of this worker shares the module, and starts its own. */
export async function removeStores(): Promise<void> {
  const started = cluster
  cluster = undefined
  for (const dir of folders.splice(0)) await rm(dir, { recursive: true, force: true })
  await (await started)?.stop()
}

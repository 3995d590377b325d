import { openDatabase } from 'inquiry-service/database/open-database'
import { databaseUrl, testDatabases, type TestDatabaseKind } from 'inquiry-service/testing/databases'
import { temporaryFolder } from 'inquiry-service/testing/temporary-folder'
import { startServiceProcess } from '../setup/service-process'
import { measureDatabaseAlone } from './database-alone'
import { median } from './percentile'
import { type LoadResult, postForSeconds } from './service-load'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const seconds = Number(process.env['SECONDS'] ?? 4)
const connections = 32
const target = 0.5

console.log(
  `Durable inquiries a second: ${rounds} rounds of ${seconds} s each way in turn, ${connections} connections`,
)
for (const kind of testDatabases()) {
  await measure(kind)
  await kind.stop()
}

/** The database alone and the service in turn, so that other load on the machine affects both. */
async function measure(kind: TestDatabaseKind): Promise<void> {
  const folder = await temporaryFolder()
  const config = await kind.create(folder.path)
  await (await openDatabase(config)).destroy()
  const service = await startServiceProcess({
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl(config),
    LOG_LEVEL: 'info',
  })
  const alone: number[] = []
  const loads: LoadResult[] = []
  try {
    await postForSeconds(service.url, connections, 1)
    for (let round = 0; round < rounds; round++) {
      alone.push(await measureDatabaseAlone(config, seconds))
      loads.push(await postForSeconds(service.url, connections, seconds))
    }
  } finally {
    await service.stop()
    await folder.remove()
  }
  report(kind.name, alone, loads)
}

function report(name: string, alone: number[], loads: LoadResult[]): void {
  const database = median(alone)
  const service = median(loads.map(({ perSecond }) => perSecond))
  const share = service / database
  console.log(
    `${name}: service ${service.toFixed(0)}/s, median ${median(loads.map((load) => load.median)).toFixed(1)} ms, ` +
      `p99 ${median(loads.map(({ p99 }) => p99)).toFixed(1)} ms; database alone ${database.toFixed(0)}/s; ` +
      `${(share * 100).toFixed(0)}% of it (target ${target * 100}%)`,
  )
  if (share < target) process.exitCode = 1
}

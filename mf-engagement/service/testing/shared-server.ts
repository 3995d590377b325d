import { sharedServer } from './databases'
import { postgresPrograms, startPostgres } from './postgres-cluster'

/** Starts one PostgreSQL server for the unit tests of the service: a server for each file took half of their time. */
export default async function startSharedServer() {
  const programs = postgresPrograms()
  if (programs === null) return
  const { url, stop } = await startPostgres(programs)
  process.env[sharedServer] = url
  return stop
}

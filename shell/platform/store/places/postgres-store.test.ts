import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { PostgresStore } from './postgres-store'

const twoMinutes = 120_000
/** Lets a client in, and says that the server is ready for a query. */
const ready = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

/** A store on a server that treats each connection as `answer` does. */
async function storeOn(
  answer: (client: Socket) => void,
  user = 'site',
  parameters = '',
): Promise<PostgresStore> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const store = new PostgresStore(`postgres://${user}@127.0.0.1:${port}/site${parameters}`)
  onTestFinished(() => store.close())
  return store
}

it('reports a database that takes a query and answers nothing, as if its host had vanished', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const store = await storeOn((client) => {
    client.once('data', () => {
      client.write(ready)
      client.once('data', () => vi.advanceTimersByTime(twoMinutes))
    })
  })
  await expect(store.get('live/000001.json')).rejects.toMatchObject({ code: 'store-unreachable' })
})

it.each([
  ['site', '', ''],
  ['site', '?options=-c%20search_path%3Dx', '-c search_path=x'],
  // pg reads a password that holds a bare percent sign in its own way.
  ['site:50%off', '', ''],
  ['site:100%', '?application_name=site&options=-c%20search_path%3Dx&sslmode=disable', '-c search_path=x'],
])('keeps its settings if the address brings others: %s %s', async (user, parameters, given) => {
  let startup = ''
  const answer = (client: Socket) =>
    client.once('data', (sent) => {
      startup = sent.toString()
      client.destroy()
    })
  const store = await storeOn(answer, user, parameters)
  await expect(store.get('live/000001.json')).rejects.toMatchObject({ code: 'store-unreachable' })
  expect(startup).toContain(`\0${given} -c synchronous_commit=on -c statement_timeout=30000\0`)
})

import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { PostgresStore } from './postgres-store'

const twoMinutes = 120_000
/** Lets a client in, and says that the server is ready for a query. */
const ready = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

afterEach(() => void vi.useRealTimers())

it('reports a database that takes a query and answers nothing, as if its host had vanished', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = createServer((client: Socket) => {
    client.once('data', () => {
      client.write(ready)
      client.once('data', () => vi.advanceTimersByTime(twoMinutes))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const store = new PostgresStore(`postgres://site@127.0.0.1:${port}/site`)
  await expect(store.get('live/000001.json')).rejects.toMatchObject({ code: 'store-unreachable' })
  await store.close()
  server.close()
})

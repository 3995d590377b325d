import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { PostgresStore } from './postgres-store'

const twoMinutes = 120_000
/** Lets a client in, and says that the server is ready for a query. */
const ready = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

afterEach(() => void vi.useRealTimers())

/** A store on a server that treats each connection as `answer` does. */
async function storeOn(answer: (client: Socket) => void, parameters = ''): Promise<PostgresStore> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const store = new PostgresStore(`postgres://site@127.0.0.1:${port}/site${parameters}`)
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

it('keeps its settings where the address brings others', async () => {
  let startup = ''
  const store = await storeOn((client) => {
    client.once('data', (sent) => {
      startup = sent.toString()
      client.destroy()
    })
  }, '?options=-c%20search_path%3Dx')
  await expect(store.get('live/000001.json')).rejects.toMatchObject({ code: 'store-unreachable' })
  expect(startup).toContain('\0-c search_path=x -c synchronous_commit=on ')
})

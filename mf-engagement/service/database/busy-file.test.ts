import { once } from 'node:events'
import { contactMessage } from '../testing/entries'
import { serviceOfTest, type TestService } from '../testing/test-service'
import { openFile } from './libsql-dialect'

/** Holds the write lock as another process does, such as `npm run inbox`. @returns what releases it */
function startWriting({ config }: TestService) {
  if (config.database.kind !== 'file') throw new Error('not a file')
  const file = openFile(config.database.path)
  onTestFinished(() => void file.close())
  file.exec('begin immediate')
  return () => file.exec('commit')
}

it('while another process writes, the service answers, and an inquiry waits until it is stored', async () => {
  const service = await serviceOfTest()
  const stopWriting = startWriting(service)
  const posted = service.post('/api/inquiries', contactMessage)
  await once(service.app.server, 'request')
  const healthy: number[] = []
  // Several turns of the event loop: the inquiry is being stored by then.
  for (let ask = 0; ask < 20; ask++) healthy.push((await fetch(`${service.url}/healthz`)).status)
  stopWriting()
  expect([new Set(healthy), (await posted).status]).toEqual([new Set([200]), 201])
  expect(await service.database.selectFrom('inquiries').select('id').execute()).toHaveLength(1)
})

it('after another process has held the write lock too long, acknowledged inquiries are still stored', async () => {
  const service = await serviceOfTest()
  const stopWriting = startWriting(service)
  const since = performance.now()
  const refused = await Promise.all([1, 2, 3].map(() => service.post('/api/inquiries', contactMessage)))
  for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  // The web server waits ten seconds for an answer.
  expect(performance.now() - since).toBeLessThan(9000)
  stopWriting()
  expect((await service.post('/api/inquiries', contactMessage)).status).toBe(201)
  expect(await service.database.selectFrom('inquiries').select('id').execute()).toHaveLength(1)
})

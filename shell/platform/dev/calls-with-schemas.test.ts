import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createServer } from 'vite'
import { fakeService } from '../server/testing/fake-service'
import { temporaryFolder } from '../store/testing/temporary-site'
import { declaredForms, serveCalls } from './calls-with-schemas'

/** Declares a form whose schema takes texts of this length. */
const declare = (remote: string, minLength: number) =>
  writeFile(
    remote,
    `import * as z from ${JSON.stringify(import.meta.resolve('zod'))}
    const schema = z.object({ fullName: z.string().min(${minLength}) })
    export default { forms: { visit: { call: '/api/inquiries', type: 'visit', failure: 'No.', schema } } }`,
  )

it('passes a call on with the schema that its remote declares now', async () => {
  const root = await temporaryFolder()
  const remote = join(root, 'remote.ts')
  await declare(remote, 2)
  const vite = await createServer({ root, configFile: false, server: { middlewareMode: true, ws: false } })
  onTestFinished(() => vite.close())
  const calls: [string | undefined, unknown][] = []
  const service = await fakeService(async (request, response) => {
    calls.push([request.url, await json(request)])
    response.writeHead(201).end('{}')
  })
  const { url, stop } = await serveCalls(service, () => declaredForms(vite, [remote]))
  onTestFinished(stop)
  const send = (entries: object) =>
    fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entries),
    })
  const visit = { type: 'visit', fullName: 'Mira' }
  const withLength = (minLength: number) => ({
    schemas: [expect.objectContaining({ properties: { fullName: expect.objectContaining({ minLength }) } })],
    entries: visit,
  })
  expect((await send(visit)).status).toBe(201)
  await declare(remote, 3)
  vite.moduleGraph.invalidateAll()
  await send(visit)
  await send({ type: 'contact_form' })
  expect(calls).toEqual([
    ['/with-schemas/inquiries', withLength(2)],
    ['/with-schemas/inquiries', withLength(3)],
    ['/api/inquiries', { type: 'contact_form' }],
  ])
})

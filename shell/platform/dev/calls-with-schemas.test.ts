import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createServer, type ViteDevServer } from 'vite'
import { fakeService } from '../server/testing/fake-service'
import { declaredForms, serveCalls } from './calls-with-schemas'

let root: string
let vite: ViteDevServer
const remote = () => join(root, 'remote.ts')

/** Declares a form whose schema takes texts of this length. */
const declare = (minLength: number) =>
  writeFile(
    remote(),
    `import * as z from ${JSON.stringify(import.meta.resolve('zod'))}
    const schema = z.object({ fullName: z.string().min(${minLength}) })
    export default { forms: { visit: { call: '/api/inquiries', type: 'visit', failure: 'No.', schema } } }`,
  )

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'calls-'))
  await declare(2)
  vite = await createServer({ root, configFile: false, server: { middlewareMode: true, ws: false } })
})
afterAll(async () => {
  await vite.close()
  await rm(root, { recursive: true })
})

it('passes a call on with the schema that its remote declares now', async () => {
  const calls: [string | undefined, unknown][] = []
  const service = await fakeService(async (request, response) => {
    calls.push([request.url, await json(request)])
    response.writeHead(201).end('{}')
  })
  const { url, stop } = await serveCalls(service, () => declaredForms(vite, [remote()]))
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
  await declare(3)
  vite.moduleGraph.invalidateAll()
  await send(visit)
  await send({ type: 'contact_form' })
  expect(calls).toEqual([
    ['/with-schemas/inquiries', withLength(2)],
    ['/with-schemas/inquiries', withLength(3)],
    ['/api/inquiries', { type: 'contact_form' }],
  ])
  await stop()
})

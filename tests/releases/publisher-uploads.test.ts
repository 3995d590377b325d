import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type * as z from 'zod'
import type { PublisherClient } from 'platform/client/publisher-client'
import { sendBuild } from 'platform/client/send-build'
import { rawRequest, statusOf } from 'platform/server/testing/raw-request'
import { buildWithManifest } from '../setup/edited-build'
import { distOf } from '../setup/workspace'
import { startPublisher } from './start-publisher'

const publisher = await startPublisher(afterAll)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const asBytes = { 'content-type': 'application/octet-stream' }
/** The versions that the publisher has stored, of both remotes that the tests send. */
const storedVersions = () =>
  Promise.all(['mf-sample', 'mf-programs'].map((remote) => readdir(join(publisher.site.builds, remote))))
const entry = (text: string) => ({ sha256: sha256(text), bytes: text.length })

const buildWith = (file: string) => ({ remote: 'mf-sample', files: { [file]: entry('x') } })

it.each<[string, object]>([
  ['a path that climbs out', buildWith('client/../../../../etc/cron.d/x')],
  ['an absolute path', buildWith('/etc/passwd')],
  ['a path with a backslash', buildWith('client\\..\\x.js')],
  ['a hidden file', buildWith('server/.env')],
  ['a remote that is a path', { remote: '../live', files: { 'remote.json': entry('x') } }],
  ['no build at all', { remote: 'mf-sample' }],
])('%s: refused, nothing is kept', async (_, body) => {
  const { token, site } = publisher
  const { send } = await token()
  const answer = await send('POST', '/builds', body)
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    400,
    expect.any(String),
  ])
  expect(await readdir(site.work)).toEqual([])
})

it('refuses a content under another hash, one that is too large, and a build of another remote', async () => {
  const { token, to } = publisher
  const { text, client, send } = await token()
  const before = await storedVersions()
  const put = (hash: string, payload: string | Buffer) => send('PUT', `/contents/${hash}`, payload, asBytes)
  expect((await put(sha256('one'), 'another')).json()).toMatchObject({ error: { code: 'build-corrupt' } })
  expect((await put(sha256('large'), Buffer.alloc(10_000_001))).statusCode).toBe(413)
  expect((await put('../../live/000003.json', '{}')).statusCode).toBe(404)
  // Of this one, nothing but its head is sent.
  const head = [
    `PUT /contents/${sha256('giant')} HTTP/1.1`,
    'Host: college.test',
    `Authorization: Bearer ${text}`,
    'Content-Type: application/octet-stream',
    'Content-Length: 1000000000',
  ]
  expect(statusOf(await rawRequest(Number(new URL(to).port), `${head.join('\r\n')}\r\n\r\n`))).toBe(413)
  const foreign = await buildWithManifest(
    inject('sampleBuild'),
    (manifest) => (manifest.name = 'mf-programs'),
  )
  await expect(sendBuild(client, foreign)).rejects.toMatchObject({ code: 'right-missing' })
  expect(await storedVersions()).toEqual(before)
})

it.each([
  ['JSON', 'application/json', '{}', 415, 'request-invalid'],
  ['a text', 'text/plain', 'one', 415, 'request-invalid'],
  ['a form', 'application/x-www-form-urlencoded', 'one=1', 415, 'request-invalid'],
  ['nothing', undefined, undefined, 422, 'build-corrupt'],
])('refuses %s in place of the bytes of a content', async (_, type, payload, status, code) => {
  const { token, site } = publisher
  const { send } = await token()
  const answer = await send('PUT', `/contents/${sha256('one')}`, payload, type && { 'content-type': type })
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([status, code])
  expect(await readdir(site.work)).not.toContain(`content-${sha256('one')}`)
})

it('refuses a build of another remote under the name in the token', async () => {
  const { client } = await publisher.token()
  const lying = {
    to: client.to,
    send: (method: 'POST' | 'PUT', path: string, schema: z.ZodType, body: object) =>
      client.send(method, path, schema, path === 'builds' ? { ...body, remote: 'mf-sample' } : body),
  }
  const before = await storedVersions()
  await expect(sendBuild(lying as unknown as PublisherClient, distOf('mf-programs'))).rejects.toMatchObject({
    code: 'build-refused',
  })
  expect(await storedVersions()).toEqual(before)
})

it('a fault of the publisher itself: 500, without its details', async () => {
  const { token, site } = await startPublisher()
  const { send } = await token()
  await rm(site.work, { recursive: true, force: true })
  await writeFile(site.work, 'a file in place of the folder')
  const answer = await send('PUT', `/contents/${sha256('one')}`, 'one', asBytes)
  expect([answer.statusCode, answer.json()]).toMatchObject([500, { error: { code: 'internal' } }])
  expect(answer.body).not.toContain(site.root)
})

import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { inject } from 'vitest'
import { sendBuild } from 'platform/client/send-build'
import { liveMove } from 'platform/store/moves/pointer'
import { verifyMoves } from 'platform/store/moves/verify-moves'
import { buildWithChildren, element } from '../setup/edited-build'
import { testOrigin } from '../setup/published-site'
import { runRemoteHere } from '../setup/run-remote'
import { sampleEdition, smallerSample } from '../setup/sample-edition'
import { stampRemote } from '../setup/stamp-remote'
import { root } from '../setup/workspace'
import { startPublisher } from './start-publisher'

const silent = () => {}

it('publishes, checks and rolls back over the network; what was sent is not sent again, and the record says who', async () => {
  const { site, token, live } = await startPublisher()
  const { client } = await token()
  const dist = await sampleEdition('From a CI')
  const first = await sendBuild(client, dist)
  expect(first.bytes).toBeGreaterThan(10_000)
  expect(await sendBuild(client, dist)).toEqual({ ...first, bytes: 0 })

  const builds = { 'mf-sample': first.version }
  const heard: string[] = []
  const checked = await client.work('candidates', { builds }, (line) => heard.push(line))
  expect(checked.lines.at(-1)).toContain('Nothing was published')
  expect(heard.join('\n')).toMatch(/composing, rendering and checking/)
  expect((await live()).builds['mf-sample']).not.toBe(first.version)

  const done = await client.work('moves', { kind: 'publish', builds, run: 'https://ci.example/7' }, silent)
  expect([done.release, done.origin]).toEqual([(await live()).id, testOrigin])
  expect(await liveMove(site)).toMatchObject({
    why: `publish mf-sample@${first.version}`,
    by: { name: 'sample CI', run: 'https://ci.example/7' },
    gate: { rendered: 2, accepted: 0, browser: true },
  })
  await client.work('moves', { kind: 'rollback', remote: 'mf-sample' }, silent)
  expect((await live()).builds['mf-sample']).not.toBe(first.version)
  expect((await verifyMoves(site)).count).toBe(4)
})

it('a refusal has the words of the command line, and nothing changes', async () => {
  const { token, site } = await startPublisher()
  const { client } = await token()
  const before = await liveMove(site)
  const dist = await smallerSample()
  const { version } = await sendBuild(client, dist)
  const publishing = client.work('moves', { kind: 'publish', builds: { 'mf-sample': version } }, silent)
  await expect(publishing).rejects.toMatchObject({
    code: 'check-failed',
    message: expect.stringContaining('vanished page') as string,
  })
  expect(await liveMove(site)).toEqual(before)
})

it('a rollback that breaks a link is refused and goes back by force, over the network and on the command line', async () => {
  const { succeeds, refuses, token, live } = await startPublisher()
  const smaller = await smallerSample()
  const both = await sampleEdition('Both pages')
  const linking = await buildWithChildren(
    await stampRemote(inject('sampleBuild'), 'other'),
    element('a', { href: '/sample/two', children: 'Sample two' }),
  )
  for (const dist of [smaller, both, linking]) await succeeds('publish', '--force', '--from', dist)
  const { client } = await token()
  const rollback = (force: boolean) =>
    client.work('moves', { kind: 'rollback', remote: 'mf-sample', force }, silent)
  await expect(rollback(false)).rejects.toMatchObject({ code: 'check-failed' })
  const refused = await refuses('rollback', 'mf-sample')
  expect(refused).toContain('/sample/two leads to a page')
  expect((await live()).pages).toHaveProperty('/sample/two')

  await rollback(true)
  expect((await live()).pages).not.toHaveProperty('/sample/two')
  await succeeds('publish', '--from', both)
  await succeeds('rollback', 'mf-sample', '--force')
  expect((await live()).pages).not.toHaveProperty('/sample/two')
})

it('the commands in the folder of a remote publish, with exit codes for a CI', async () => {
  const { succeeds, to, live } = await startPublisher()
  const may = ['--right', 'publish', '--right', 'rollback']
  const made = await succeeds('token', 'create', '--name', 'CI', '--remote', 'mf-sample', ...may)
  const SITE_TOKEN = made.trim().split('\n').at(-1) ?? ''
  const remote = (...args: string[]) =>
    runRemoteHere(join(root, 'tests/fixtures/mf-sample'), args, { ...process.env, SITE_TOKEN })
  const dist = await sampleEdition('By command')
  const published = await remote('publish', '--to', to, '--from', dist)
  expect(published).toEqual({
    code: 0,
    output: expect.stringContaining(`Release ${(await live()).id} is live`) as string,
  })
  expect(await remote('check', '--to', to, '--from', dist)).toMatchObject({
    code: 1,
    output: expect.stringContaining('right-missing') as string,
  })
  expect(await remote('publish')).toMatchObject({ code: 2 })
  expect(await remote('publish', '--to', 'http://127.0.0.1:9', '--from', dist)).toMatchObject({ code: 3 })
  expect(await succeeds('token', 'list')).toMatch(/valid.*CI: publish, rollback mf-sample/)
})

it(
  'a publisher ends soon after its last answer, although the client keeps the connection',
  { timeout: 20_000 },
  async () => {
    const { to, app, token } = await startPublisher()
    const { text } = await token()
    const reached = once(app.server, 'request')
    const sent = request(`${to}/builds`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { authorization: `Bearer ${text}`, 'content-type': 'application/json', 'content-length': 2 },
    })
    sent.write('{')
    await reached
    const closed = app.close()
    sent.end('}')
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.resume().statusCode).toBe(400)
    await closed
  },
)

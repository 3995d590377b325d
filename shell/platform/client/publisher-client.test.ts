import * as z from 'zod'
import { buildAnswerSchema, statusSchema } from '../publisher/api'
import { fakeService } from '../server/testing/fake-service'
import { PublisherClient } from './publisher-client'

/** What may answer at the address of a publisher in its place, by path. */
const answers: Record<string, [number, string, string?]> = {
  '/site/status': [404, '{"statusCode":404,"error":"Not Found"}'],
  '/down/status': [502, '<h1>Bad Gateway</h1>'],
  '/page/status': [200, '<!doctype html>'],
  '/json/status': [200, '{"status":"ok"}'],
  '/json/builds': [200, '{"status":"ok"}'],
  '/page/moves': [200, '<!doctype html>\n'],
  '/short/moves': [200, '{"progress":"Rendering"}\n'],
  '/other/moves': [200, 'null\n{"done":null}\n{"error":{}}\n'],
  '/starting/status': [503, ''],
  '/storeless/status': [
    503,
    '{"error":{"code":"store-unreachable","message":"The shared store does not answer.","fix":""}}',
  ],
  '/busy/status': [429, 'Too Many Requests'],
  '/narrow/status': [413, '<h1>Request Entity Too Large</h1>'],
  '/moved/status': [301, '', 'https://releases.college.example/status'],
}

let requests = 0
const url = await fakeService(({ url: path = '' }, response) => {
  requests++
  const [status, body, location] = answers[path] ?? [404, '']
  response.writeHead(status, location === undefined ? {} : { location }).end(body)
}, afterAll)

it.each([
  ['a site', '/site', 'answers 404, and not as a publisher does', 'not that of the site'],
  ['a proxy whose publisher is down', '/down', 'answers 502', 'try again later'],
  ['a proxy that takes no more requests', '/busy', 'answers 429', 'try again later'],
  ['a proxy that takes no large file', '/narrow', 'answers 413', 'ask the operator to let it take 10 MB'],
  ['a redirect', '/moved', 'a redirect to https://', '--to https://releases.college.example/'],
])('says what answers in place of a publisher, and what to do: %s', async (_, path, message, fix) => {
  const client = new PublisherClient(url + path, 'token')
  await expect(client.work('status', {}, () => {})).rejects.toMatchObject({
    message: expect.stringContaining(message) as string,
    fix: expect.stringContaining(fix) as string,
  })
})

it.each([
  ['site', 'status', statusSchema, 'answers 404'],
  ['page', 'status', statusSchema, 'its answer to GET status cannot be read: Unexpected token'],
  ['json', 'status', statusSchema, /remotes: .*expected array, received undefined; found nothing/],
  [
    'json',
    'builds',
    buildAnswerSchema,
    /\(all of it\): expected .* the stored build; found \{"status":"ok"\}/,
  ],
])('does not ask again at the address of a site: %s/%s', async (path, name, schema, message) => {
  const before = requests
  const client = new PublisherClient(`${url}/${path}`, 'token')
  await expect(client.send<unknown>('GET', name, schema)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringMatching(message) as string,
  })
  expect(requests - before).toBe(1)
})

it.each([
  [
    'https:',
    '',
    /Check the address.* arrived\. This machine has a proxy \(HTTPS_PROXY\), .* NODE_USE_ENV_PROXY=1/,
  ],
  ['https:', '1', /Check the address.* arrived\.$/],
  ['http:', '', /Check the address.* arrived\.$/],
])('says that Node uses no proxy unless told so: %s, NODE_USE_ENV_PROXY=%s', async (scheme, told, fix) => {
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.college.example')
  vi.stubEnv('NODE_USE_ENV_PROXY', told)
  await expect(
    new PublisherClient(`${scheme}//127.0.0.1:1`, 'token').work('status', {}, () => {}),
  ).rejects.toMatchObject({ fix: expect.stringMatching(fix) as string })
})

it.each([
  ['/starting', 'answers 503, and not as a publisher does.'],
  ['/storeless', 'The shared store does not answer.'],
])('says that it tries again, and why: %s', async (path, why) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {
    answers[`${path}/status`] = [200, '{}']
  })
  expect(await new PublisherClient(url + path, 'token').send('GET', 'status', z.object({}))).toEqual({})
  expect(said.mock.calls).toEqual([[expect.stringContaining(`${why} Trying again …`)]])
})

it.each([
  ['nothing', '/short', 'ended its answer before the end of the work.'],
  ['lines that no publisher sends', '/other', 'ended its answer before the end of the work.'],
  ['a page of a proxy', '/page', 'ended its answer before the end of the work: Unexpected token'],
])('says why it does not hear of the end of the work: %s follows', async (_, path, message) => {
  await expect(new PublisherClient(url + path, 'token').work('moves', {}, () => {})).rejects.toMatchObject({
    code: 'publisher-unreachable',
    message: expect.stringContaining(message) as string,
  })
})

it('says why a host with two addresses does not answer', async () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  await expect(new PublisherClient(url, 'token').work('moves', {}, () => {})).rejects.toMatchObject({
    message: `${url} does not answer: fetch failed: ECONNREFUSED.`,
  })
})

describe('an answer without an end', () => {
  const endless = fakeService((request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(1_000_000)), 1)
    request.socket.once('close', () => clearInterval(timer))
    response.writeHead(request.url === '/refused/status' ? 400 : 200)
  }, afterAll)

  it.each([
    ['work', 'publisher-unreachable'],
    ['refused', 'usage'],
  ])('is not read to the memory’s end: %s', async (path, code) => {
    const client = new PublisherClient(`${await endless}/${path}`, 'token')
    await expect(client.work('status', {}, () => {})).rejects.toMatchObject({ code })
  })
})

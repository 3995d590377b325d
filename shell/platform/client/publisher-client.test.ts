import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PublisherClient } from './publisher-client'

/** What may answer at the address of a publisher in its place, by path. */
const answers: Record<string, [number, string, string?]> = {
  '/site/status': [404, '{"statusCode":404,"error":"Not Found"}'],
  '/down/status': [502, '<h1>Bad Gateway</h1>'],
  '/page/status': [200, '<!doctype html>'],
  '/starting/status': [503, ''],
  '/busy/status': [429, 'Too Many Requests'],
  '/moved/status': [301, '', 'https://releases.college.example/status'],
}

let server: Server
let url: string
beforeAll(async () => {
  server = createServer(({ url: path = '' }, response) => {
    const [status, body, location] = answers[path] ?? [404, '']
    response.writeHead(status, location === undefined ? {} : { location }).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  ['a site', '/site', 'answers 404, and not as a publisher does', 'not that of the site'],
  ['a proxy whose publisher is down', '/down', 'answers 502', 'try again later'],
  ['a proxy that takes no more requests', '/busy', 'answers 429', 'try again later'],
  ['a redirect', '/moved', 'a redirect to https://', '--to https://releases.college.example/'],
])('says what answers in place of a publisher, and what to do: %s', async (_, path, message, fix) => {
  const client = new PublisherClient(url + path, 'token')
  await expect(client.work('status', {}, () => {})).rejects.toMatchObject({
    message: expect.stringContaining(message) as string,
    fix: expect.stringContaining(fix) as string,
  })
})

it.each(['site', 'page'])('does not ask again at the address of a site: %s', async (path) => {
  let requests = 0
  server.on('request', () => requests++)
  const client = new PublisherClient(`${url}/${path}`, 'token')
  await expect(client.send('GET', 'status')).rejects.toMatchObject({ code: 'usage' })
  expect(requests).toBe(1)
})

it('says that it tries again, and why', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {
    answers['/starting/status'] = [200, '{}']
  })
  onTestFinished(() => said.mockRestore())
  expect(await new PublisherClient(`${url}/starting`, 'token').send('GET', 'status')).toEqual({})
  expect(said.mock.calls).toEqual([
    [`${url}/starting answers 503, and not as a publisher does. Trying again …`],
  ])
})

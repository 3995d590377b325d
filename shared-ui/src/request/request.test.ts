import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readCall } from './read-call'
import { writeCall } from './write-call'

interface Seen {
  line: string
  contentType: string | undefined
  body: string
}

let server: Server
let origin: string
let seen: Seen[]

beforeEach(async () => {
  seen = []
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    seen.push({ line: `${method} ${url}`, contentType: headers['content-type'], body: await text(request) })
    // The path is the answer: /status/422/words
    const [, , status = '200', words = ''] = url.split('/')
    response.writeHead(Number(status)).end(words)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => server.close())

describe('a write call', () => {
  it('sends its body as JSON, with the content type', async () => {
    await writeCall('POST', `${origin}/status/201`, { email: 'mira@visitor.example' })
    expect(seen).toEqual([
      {
        line: 'POST /status/201',
        contentType: 'application/json',
        body: '{"email":"mira@visitor.example"}',
      },
    ])
  })

  it('without a body sends none and no content type', async () => {
    await writeCall('DELETE', `${origin}/status/204`)
    expect(seen).toEqual([{ line: 'DELETE /status/204', contentType: undefined, body: '' }])
  })

  it('resolves with the answer', async () => {
    const response = await writeCall('POST', `${origin}/status/200/stored`, {})
    expect(await response.text()).toBe('stored')
  })

  it('reads the answer to its end, so that the time limit aborts nothing later', async () => {
    const pull = vi.fn((body: ReadableStreamDefaultController) => body.close())
    const answer = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }))
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer)
    await writeCall('POST', '/api/inquiries')
    await vi.waitFor(() => expect(pull).toHaveBeenCalled())
  })

  it('throws the status and the body text', async () => {
    await expect(writeCall('POST', `${origin}/status/422/invalid`, {})).rejects.toThrow(/^422: invalid$/)
  })

  it('throws the status and the status text when the body is empty', async () => {
    await expect(writeCall('POST', `${origin}/status/503`, {})).rejects.toThrow(/^503: Service Unavailable$/)
  })

  it('is never retried', async () => {
    await expect(writeCall('POST', `${origin}/status/500`, {})).rejects.toThrow()
    expect(seen).toHaveLength(1)
  })
})

describe('a read call', () => {
  it('joins the key with slashes and parses JSON', async () => {
    expect(await readCall([origin, 'status', '200', '[1,2]'])).toEqual([1, 2])
    expect(seen[0]?.line).toBe('GET /status/200/[1,2]')
  })

  it('requests once and caches the answer', async () => {
    const key = [origin, 'status', '200', '7']
    expect(await Promise.all([readCall(key), readCall(key)])).toEqual([7, 7])
    expect(await readCall(key)).toBe(7)
    expect(seen).toHaveLength(1)
  })

  it('throws on 401', async () => {
    await expect(readCall([origin, 'status', '401', 'sign-in'])).rejects.toThrow(/^401: sign-in$/)
  })

  it('returns null on 401 if asked to', async () => {
    expect(await readCall([origin, 'status', '401'], 'return-null')).toBeNull()
  })

  it('throws on other failures in both variants', async () => {
    await expect(readCall([origin, 'status', '404', 'gone'])).rejects.toThrow(/^404: gone$/)
    await expect(readCall([origin, 'status', '404', 'gone'], 'return-null')).rejects.toThrow(/^404: gone$/)
  })

  it('neither retries nor caches a failure', async () => {
    const key = [origin, 'status', '500']
    await expect(readCall(key)).rejects.toThrow()
    expect(seen).toHaveLength(1)
    await expect(readCall(key)).rejects.toThrow()
    expect(seen).toHaveLength(2)
  })
})

it('every call is made with credentials, and a write call outlives its page', async () => {
  const asked: [RequestCredentials | undefined, keepalive: boolean | undefined][] = []
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push([init?.credentials, init?.keepalive])
    return realFetch(address, init)
  })
  await writeCall('POST', `${origin}/status/200`)
  await readCall([origin, 'status', '200', '1'])
  expect(asked).toEqual([
    ['include', true],
    ['include', undefined],
  ])
})

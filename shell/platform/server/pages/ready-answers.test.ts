import type { FastifyReply } from 'fastify'
import { rm, symlink } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { siteDirectory } from '../../store/places/site-directory'
import { sampleRelease } from '../../store/testing/sample-release'
import { fixedRelease } from '../releases/fixed-release'
import { ReadyAnswers } from './ready-answers'
import { publishPages, smallFile } from '../testing/sample-site'
import { servedSample } from '../testing/served-sample'

const notCompared = ['date', 'connection', 'keep-alive']

/** What a client gets, except for the date and what is about the connection. */
async function answerTo(address: string, init: RequestInit = {}) {
  const answer = await fetch(address, init)
  const headers = [...answer.headers].filter(([name]) => !notCompared.includes(name))
  return { status: answer.status, headers, body: await answer.text() }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))

/** Answers are given again once the pointer has been the same for a second, and a page was asked for. */
async function settle(url: string) {
  vi.advanceTimersByTime(1001)
  await answerTo(url)
}

it.each(['/', '/about', '/about?from=mail', smallFile])('gives the same answer again: %s', async (path) => {
  const { url } = await servedSample()
  await settle(url)
  for (const encoding of ['br', 'gzip', 'identity', 'gzip, br;q=0']) {
    const headers = { 'accept-encoding': encoding }
    const first = await answerTo(url + path, { headers })
    expect(first.status).toBe(200)
    expect(await answerTo(url + path, { headers })).toEqual(first)
  }
})

it('serves the pages of the next release as soon as it is live', async () => {
  const { url, site } = await servedSample()
  for (const [number, text] of ['second ', 'third ', 'fourth '].entries()) {
    for (let turn = 0; turn < 3; turn++) {
      await answerTo(`${url}/about`)
      await settle(url)
    }
    await publishPages(site, `222222222222222${number}`, text)
    expect((await answerTo(`${url}/about`)).body).toContain(text)
  }
})

it('serves from memory while the folder of the pointer cannot be examined', async () => {
  const { url, site } = await servedSample()
  const first = await answerTo(`${url}/about`)
  await rm(site.live, { recursive: true })
  // A link that leads to itself cannot be opened by any user.
  await symlink(site.live, site.live)
  expect(await answerTo(`${url}/about`)).toEqual(first)
})

it('leaves requests with conditions or ranges to the routes', async () => {
  const { url } = await servedSample()
  const about = `${url}/about`
  await settle(url)
  const { headers } = await answerTo(about)
  const etag = new Map(headers).get('etag') ?? ''
  for (let turn = 0; turn < 2; turn++) {
    expect((await answerTo(about, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await answerTo(about, { headers: { 'if-match': '"other"' } })).status).toBe(412)
    expect((await answerTo(about, { method: 'POST' })).status).toBe(405)
    const head = await answerTo(about, { method: 'HEAD' })
    expect(head).toEqual({ status: 200, headers, body: '' })
  }
})

function requestFor(url: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  return Object.assign(request, { method: 'GET', url })
}

describe('memory', () => {
  const noHeaders = {} as ReturnType<FastifyReply['getHeaders']>
  const release = sampleRelease()
  const reply = { repeatableFor: release, statusCode: 200, getHeaders: () => noHeaders }
  let answers: ReadyAnswers
  beforeEach(() => {
    answers = new ReadyAnswers(fixedRelease(siteDirectory(''), release))
  })

  const keep = (number: number, body = Buffer.of()) =>
    answers.keep({ raw: requestFor(`/about?${number}`) }, reply, body)
  const isKept = (number: number) => {
    const request = requestFor(`/about?${number}`)
    return answers.give(request, new ServerResponse(request))
  }

  it('gives an answer for five seconds: its file may be repaired', () => {
    keep(0)
    vi.advanceTimersByTime(4900)
    expect(isKept(0)).toBe(true)
    vi.advanceTimersByTime(200)
    expect(isKept(0)).toBe(false)
  })

  it('holds a thousand answers at most', () => {
    for (let number = 0; number < 1000; number++) keep(number)
    expect([isKept(0), isKept(999)]).toEqual([true, true])
    keep(1000)
    expect([isKept(0), isKept(1000)]).toEqual([false, true])
  })

  it('holds 16 MB at most, the same answer counted once', () => {
    const quarter = Buffer.alloc(4 * 1024 * 1024)
    for (const number of [0, 1, 2, 3, 3, 3]) keep(number, quarter)
    expect([isKept(0), isKept(3)]).toEqual([true, true])
    keep(4, quarter)
    expect([isKept(0), isKept(4)]).toEqual([false, true])
  })
})

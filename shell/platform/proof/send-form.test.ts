import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { sendForm } from './send-form'

const toSend = {
  kind: 'visit',
  form: { call: '/api/visits', failure: '' },
  calls: { '/api/visits': { '': ['email'] } },
}

/** A page whose form sends `body` when it is clicked. */
function pageSending(body: string | null, type = 'application/json', method = 'POST'): Page {
  const request = {
    method: () => method,
    url: () => 'http://127.0.0.1/api/visits',
    headers: () => ({ 'content-type': type }),
    postData: () => body,
  } as unknown as Request
  const form = {
    first: () => form,
    locator: () => form,
    all: async () => [],
    evaluate: async () => {},
    isVisible: async () => true,
    focus: async () => {},
    click: () => wait(20),
  }
  return {
    locator: () => form,
    evaluate: async () => true,
    waitForRequest: async () => request,
  } as unknown as Page
}

it('accepts a JSON object', async () => {
  expect(await sendForm(pageSending('{"email":"a"}'), toSend)).toBeUndefined()
})

it.each([
  ['------WebKitFormBoundary', 'multipart/form-data; boundary=x'],
  ['email=a', 'application/x-www-form-urlencoded'],
  [null, 'application/json'],
  ['["a"]', 'application/json'],
  ['{"email":"a"}', 'text/plain;charset=UTF-8'],
])('names the body %j of the type %s, which the service refuses', async (body, type) => {
  expect(await sendForm(pageSending(body, type), toSend)).toMatch(/^a body that the service refuses/)
})

it.each([
  ['GET', '{}', 'GET /api/visits'],
  ['POST', '{"type":"clinic"}', 'the type "clinic"'],
  ['POST', '{"email":"a","colour":"b"}', 'the unknown fields colour'],
])('names what the call %s %s has and the service does not take', async (method, body, found) => {
  expect(await sendForm(pageSending(body, undefined, method), toSend)).toBe(found)
})

import type { EntriesSchema, FieldSchema } from 'contract/native-forms'
import type { IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { publishSample } from '../../store/testing/sample-release'
import { fakeService } from '../testing/fake-service'
import { servedSample } from '../testing/served-sample'

const schemaOf = (properties: Record<string, FieldSchema>): EntriesSchema => ({
  type: 'object',
  properties: { fullName: { type: 'string' }, ...properties },
  additionalProperties: false,
})
const first = schemaOf({ people: { type: 'integer' }, isFirst: { type: 'boolean' } })
const second = schemaOf({ guests: { type: 'integer' }, isLast: { type: 'boolean' } })

/** A site with the form `visit`, before a service that takes all; `asked` grows. */
async function siteWithForm(...schemas: EntriesSchema[]) {
  const asked: { headers: IncomingHttpHeaders; body: unknown }[] = []
  const service = await fakeService(async (request, response) => {
    asked.push({ headers: request.headers, body: await json(request) })
    response.writeHead(201).end('{}')
  })
  const { app, site } = await servedSample({ API_URL: service })
  for (const [index, schema] of schemas.entries()) {
    const visit = { call: '/api/inquiries', type: 'visit', failure: 'Please call.', schema }
    await publishSample(site, `${index + 2}`.repeat(16), { forms: { visit } })
  }
  const post = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/forms/visit',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(fields)),
    })
  return { asked, post }
}

it('reads a post of an older page as the types that its own schema names', async () => {
  const { asked, post } = await siteWithForm(first, second)
  await post({ fullName: 'Mira', people: '3', isFirst: 'on' })
  await post({ fullName: 'Mira', guests: '3' })
  expect(asked.map(({ body }) => body)).toMatchObject([
    { schemas: [second, first], entries: { type: 'visit', fullName: 'Mira', people: 3, isFirst: true } },
    { entries: { type: 'visit', fullName: 'Mira', guests: 3, isLast: false } },
  ])
  expect(asked[0]?.body).not.toHaveProperty('entries.isLast')
})

it('takes a post that fits no schema as one of the live page', async () => {
  const { asked, post } = await siteWithForm(first, second)
  await post({ guests: '3', colour: 'green' })
  expect(asked[0]?.body).toMatchObject({ entries: { guests: 3, colour: 'green', isLast: false } })
})

it.each([
  ['Привет', 'filled'],
  ['für', 'filled'],
  ['', ''],
])('tells the service whether the honeypot is filled, in any alphabet: %j', async (trap, header) => {
  const { asked, post } = await siteWithForm(first)
  await post({ fullName: 'Mira', 'form-trap': trap })
  expect(asked[0]?.headers['x-form-trap']).toBe(header)
})

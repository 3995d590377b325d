import { callWithSchemas, type EntriesSchema } from 'contract/native-forms'
import { sql } from 'kysely'
import { testDatabases } from '../testing/databases'
import { quickInquiry } from '../testing/entries'
import { type MailSink, sinkOfTest } from '../testing/mail-sink'
import { staffOf } from '../testing/staff'
import { eventually, serviceOfTest, type TestService } from '../testing/test-service'

const schema: EntriesSchema = {
  type: 'object',
  properties: {
    fullName: { type: 'string', minLength: 2 },
    email: { type: 'string', format: 'email' },
    visitDay: {
      type: 'string',
      enum: ['monday', 'friday'],
      title: 'Day of the visit',
      messages: { invalid_value: 'Please choose a day' },
    },
    people: { type: 'integer', minimum: 1 },
    isFirstVisit: { type: 'boolean' },
  },
  required: ['fullName', 'email', 'visitDay'],
  additionalProperties: false,
}
const { visitDay: _, ...withoutVisitDay } = schema.properties
const newer: EntriesSchema = {
  ...schema,
  properties: { ...withoutVisitDay, hour: { type: 'string' } },
  required: ['fullName', 'email', 'hour'],
}
const entries = {
  type: 'clinic_visit',
  fullName: 'Mira Nair',
  email: 'mira@visitor.example',
  visitDay: 'friday',
  people: 2,
  isFirstVisit: true,
}

describe.each(testDatabases())('a type of another remote on $name', (kind) => {
  let service: TestService
  let sink: MailSink

  beforeEach(async () => {
    sink = await sinkOfTest()
    service = await serviceOfTest({ database: kind.create, smtpUrl: sink.url })
  })

  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  const send = (sent: object, schemas = [schema], headers = {}) =>
    service.post(callWithSchemas('/api/inquiries'), { schemas, entries: sent }, { ...forwarded, ...headers })
  const inbox = (...typed: string[]) => staffOf(service).run(...typed)
  const count = async () => (await service.database.selectFrom('inquiries').selectAll().execute()).length

  it('is stored, mailed, listed, shown, exported and erased with its own fields', async () => {
    const answer = await send(entries)
    expect(answer.status).toBe(201)
    const { id } = (await answer.json()) as { id: string }
    const { parsed } = await eventually(() => sink.mails[0])
    expect(parsed.subject).toBe('Clinic visit: Mira Nair')
    expect(parsed.text).toContain('Day of the visit: friday\nPeople: 2\nIs first visit: yes')
    expect(await inbox('list')).toMatch(/Clinic visit +Mira Nair/)
    expect(await inbox('stats')).toContain('Clinic visit')
    expect(await inbox('show', id.slice(0, 8))).toContain('Day of the visit friday')
    await service.post('/api/inquiries', quickInquiry)
    expect(await inbox('export', '--format', 'csv')).toContain(
      '"clinic_visit.visitDay","clinic_visit.people","clinic_visit.isFirstVisit"',
    )
    const own = {
      type: 'clinic_visit',
      'clinic_visit.visitDay': 'friday',
      'clinic_visit.people': '2',
      'clinic_visit.isFirstVisit': 'yes',
    }
    expect(JSON.parse(await inbox('export', '--format', 'json'))).toMatchObject([
      own,
      { type: 'quick_inquiry' },
    ])
    expect(await inbox('erase', entries.email)).toContain('Erased: 2 inquiries')
  })

  it('can be corrected in its own fields', async () => {
    const { id } = (await (await send(entries)).json()) as { id: string }
    const correct = (field: string, value: string) => inbox('correct', id.slice(0, 8), field, value)
    for (const [field, value, reason] of [
      ['people', 'many', 'people: expected a number, found "many"'],
      ['isFirstVisit', 'perhaps', 'isFirstVisit: expected yes or no, found "perhaps"'],
      ['colour', 'green', 'fullName, email, phone, message, visitDay, people, isFirstVisit'],
    ] as const)
      await expect(correct(field, value)).rejects.toThrow(reason)
    expect(await correct('visitDay', ' monday\u0000 ')).toContain(`visitDay of ${id.slice(0, 8)}`)
    await correct('people', '')
    await correct('isFirstVisit', 'no')
    await correct('fullName', 'Mira R. Nair')
    const shown = await inbox('show', id.slice(0, 8))
    expect(shown).toMatch(/Mira R. Nair[^]*Day of the visit monday\nIs first visit +no/)
    await expect(correct('people', '3')).rejects.toThrow(/visitDay, isFirstVisit$/)
  })

  // On a file, the command waits before it reads, as long as the other writes.
  if (kind.name === 'PostgreSQL')
    it('keeps a correction that another makes at the same time', async () => {
      const { id } = (await (await send(entries)).json()) as { id: string }
      let correcting = Promise.resolve('')
      await service.database.transaction().execute(async (other) => {
        const row = other.selectFrom('inquiries').select('details').where('id', '=', id)
        const details = (await row.executeTakeFirstOrThrow()).details?.replace('friday', 'monday') ?? null
        await other.updateTable('inquiries').set({ details }).where('id', '=', id).execute()
        correcting = inbox('correct', id, 'people', '3').catch(String)
        // It has read the inquiry, and waits to write it.
        await eventually(
          async () =>
            (await sql`select from pg_locks where not granted`.execute(service.database)).rows.length,
        )
      })
      expect(await correcting).toMatch(/^Error: Nothing was corrected: /)
      expect(await inbox('show', id)).toContain('Day of the visit monday')
    })

  it.each([
    ['with the message of its team', { visitDay: 'sunday' }, { visitDay: 'Please choose a day' }],
    ['with the name of the field', { people: 0 }, { people: 'Please check "People".' }],
    ['that is no address', { email: 'mira' }, { email: expect.any(String) as string }],
  ])('refuses an entry %s', async (_, wrong, fields) => {
    const answer = await send({ ...entries, ...wrong })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid', fields } })
    expect(await count()).toBe(0)
  })

  it('takes an empty text for a field that is not required, and stores none', async () => {
    const { visitDay, ...person } = entries
    const optional = { ...schema, required: ['fullName', 'email'] }
    expect((await send({ ...entries, visitDay: '' })).status).toBe(422)
    expect((await send({ ...person, visitDay: '' }, [optional])).status).toBe(201)
    expect((await send({ ...person, visitDay }, [optional])).status).toBe(201)
    const rows = await service.database.selectFrom('inquiries').selectAll().execute()
    expect(rows.map(({ details }) => details?.includes('visitDay'))).toEqual([false, true])
  })

  it('refuses an unknown field by its name', async () => {
    const answer = await send({ ...entries, colour: 'green' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This call takes no field \\"colour\\".')
  })

  it('takes what an open tab of an earlier release sends', async () => {
    expect((await send(entries, [newer, schema])).status).toBe(201)
    const wrong = await send({ ...entries, visitDay: 'sunday' }, [newer, schema])
    expect(await wrong.json()).toMatchObject({ error: { fields: { visitDay: 'Please choose a day' } } })
  })

  it('is stored once if it is sent twice, though labels, defaults and the order of fields have changed in between', async () => {
    const headers = { 'idempotency-key': 'the-same-visit' }
    const properties = {
      ...schema.properties,
      people: { type: 'integer' as const, title: 'How many' },
      colour: { type: 'string' as const, default: 'green' },
    }
    const changed = { ...schema, properties: Object.fromEntries(Object.entries(properties).toReversed()) }
    const first = (await (await send(entries, [schema], headers)).json()) as { id: string }
    expect(await (await send(entries, [changed], headers)).json()).toEqual(first)
    const other = await send({ ...entries, people: 3 }, [schema], headers)
    expect(other.status).toBe(422)
    expect(await count()).toBe(1)
  })

  it('answers others while a pattern of a team takes hours, and logs whose it is', async () => {
    const properties = {
      ...schema.properties,
      city: { type: 'string' as const, pattern: '^([A-Za-z]+ ?)+$' },
    }
    const hostile = { ...entries, city: `${'a'.repeat(40)}!` }
    const answer = send(hostile, [{ ...schema, properties }, newer, schema])
    const healthy = await fetch(`${service.url}/healthz`, { signal: AbortSignal.timeout(10_000) })
    expect(healthy.status).toBe(200)
    expect((await answer).status).toBe(422)
    expect(await (await answer).json()).toMatchObject({ error: { code: 'check_too_long' } })
    expect(service.logged()).toMatch(/"level":50.*"event":"inquiry.check_too_long","type":"clinic_visit"/)
    expect(service.logged()).not.toContain('aaaa')
  })

  it('removes control characters from texts, as in the forms that it knows', async () => {
    await send({ ...entries, visitDay: 'friday\u0000', fullName: 'Mira\r\nBcc: all@list.example' })
    const [row] = await service.database.selectFrom('inquiries').selectAll().execute()
    expect(row).toMatchObject({ full_name: 'Mira Bcc: all@list.example' })
    expect(row?.details).toContain('"value":"friday"')
  })

  it('loses no field, whatever its name and type', async () => {
    const odd: EntriesSchema = {
      ...schema,
      properties: {
        ...schema.properties,
        constructor: { type: 'string' as const },
        message: { type: 'boolean' as const },
      },
    }
    await send({ ...entries, constructor: 'Ana', message: true }, [odd])
    const [row] = await service.database.selectFrom('inquiries').selectAll().execute()
    expect(JSON.parse(row?.details ?? '[]')).toEqual(
      expect.arrayContaining([
        { name: 'constructor', label: 'Constructor', value: 'Ana' },
        { name: 'message', label: 'Message', value: true },
      ]),
    )
  })

  it('refuses a schema for a type that it knows itself, and a body without schemas', async () => {
    expect((await send({ ...quickInquiry, type: 'quick_inquiry' })).status).toBe(400)
    expect((await send(entries, [])).status).toBe(422)
  })
})

it.each([
  ['taken from the site’s web server on another machine', '::ffff:10.0.0.5', '203.0.113.9', 201],
  ['not found by a visitor', '203.0.113.9', '10.0.0.5', 404],
])('the call for types of other remotes is %s', async (_, remoteAddress, forwarded, status) => {
  const service = await serviceOfTest({ environment: { TRUST_PROXY: '10.0.0.0/8' } })
  const answer = await service.app.inject({
    method: 'POST',
    url: callWithSchemas('/api/inquiries'),
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
    payload: { schemas: [schema], entries },
  })
  expect(answer.statusCode).toBe(status)
})

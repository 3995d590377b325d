import { inquirySchemas } from 'mf-engagement/service-calls'
import { staffOf } from '../testing/staff'
import { serviceOfTest } from '../testing/test-service'

/** Entries of fields that take no other text. */
const chosen: Record<string, string> = { email: 'sent@visitor.example', format: '2-hour' }

it.each(Object.entries(inquirySchemas))(
  'every field of %s is stored, mailed, exported and can be corrected',
  async (type, { shape }) => {
    const service = await serviceOfTest()
    const entries = Object.keys(shape).map((field) => [field, chosen[field] ?? `The sent ${field}`])
    const answer = await service.post('/api/inquiries', { ...Object.fromEntries(entries), type })
    expect(answer.status).toBe(201)
    const { id } = await answer.json()
    // `show` has the lines of the mail.
    const shown = await staffOf(service).run('show', id)
    const exported = await staffOf(service).run('export', '--format', 'json')
    for (const [field = '', entry = ''] of entries) await staffOf(service).run('correct', id, field, entry)
    for (const [, entry] of entries) expect(shown).toContain(entry)
    expect(JSON.parse(exported)).toMatchObject([{ ...Object.fromEntries(entries), type }])
  },
)

import { testDatabases } from '../testing/databases'
import { contactMessage, quickInquiry } from '../testing/entries'
import { serviceOfTest, type TestService } from '../testing/test-service'

describe.each(testDatabases())('inquiries on $name', (kind) => {
  let service: TestService

  beforeEach(async () => {
    service = await serviceOfTest({ database: kind.create })
  })

  const rows = () => service.database.selectFrom('inquiries').selectAll().execute()

  it('text in any script comes back as it was typed', async () => {
    const message = 'नमस्ते 🌿 — quotes \' " \\ % _ and\nlines; DROP TABLE inquiries'
    await service.post('/api/inquiries', { ...contactMessage, message })
    expect(await rows()).toMatchObject([{ message }])
  })

  it.each([
    ['a column of the table', { ...quickInquiry, created_at: '1999' }],
    ['an unknown field that is empty', { ...quickInquiry, created_at: '' }],
    ['an unknown field together with wrong entries', { ...quickInquiry, email: '', created_at: '1999' }],
  ])('%s is refused by its name, not dropped', async (_, entries) => {
    const answer = await service.post('/api/inquiries', entries)
    expect(answer.status).toBe(400)
    const message = 'This call takes no field "created_at".'
    expect(await answer.json()).toEqual({ error: { code: 'unknown_field', message } })
    expect(await rows()).toEqual([])
  })

  it('two forms with one key at the same moment: one is stored, the other refused', async () => {
    const headers = { 'idempotency-key': 'the-same-key-for-two' }
    const answers = await Promise.all([
      service.post('/api/inquiries', quickInquiry, headers),
      service.post('/api/inquiries', contactMessage, headers),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  describe('sending the same form twice', () => {
    const headers = { 'idempotency-key': '0b8a5b0e-6f0c-4a35-9f0e-0a51f2a7c001' }

    it('is one row and the first answer, whatever the order of the fields', async () => {
      const first = await service.post('/api/inquiries', quickInquiry, headers)
      const { type, ...rest } = quickInquiry
      const second = await service.post('/api/inquiries', { ...rest, type }, headers)
      expect([first.status, second.status]).toEqual([201, 201])
      expect(await second.json()).toEqual(await first.json())
      expect(await rows()).toHaveLength(1)
    })

    it('is one row when both arrive at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => service.post('/api/inquiries', quickInquiry, headers)),
      )
      const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
      expect(new Set(ids).size).toBe(1)
      expect(await rows()).toHaveLength(1)
    })

    it('is refused when the entries differ', async () => {
      await service.post('/api/inquiries', quickInquiry, headers)
      const answer = await service.post('/api/inquiries', { ...quickInquiry, message: 'Another' }, headers)
      expect(answer.status).toBe(422)
      expect((await answer.json()).error.code).toBe('idempotency_key_reused')
      expect(await rows()).toHaveLength(1)
    })

    it('without a key is two inquiries', async () => {
      await service.post('/api/inquiries', quickInquiry)
      await service.post('/api/inquiries', quickInquiry)
      expect(await rows()).toHaveLength(2)
    })
  })
})

import { randomUUID } from 'node:crypto'

/** An inquiry of usual length. */
export const entries = {
  type: 'contact_form',
  fullName: 'Mira Nair',
  email: 'mira@visitor.example',
  phone: '+1 250 555 0142',
  program: 'Arranging a visit',
  message: 'May I come by next week to see the college and speak with a teacher? '.repeat(5),
}

const columns = [
  'id',
  'type',
  'full_name',
  'email',
  'phone',
  'program',
  'message',
  'expertise',
  'topic',
  'format',
  'page',
  'wording',
  'signals',
  'idempotency_key',
  'request_hash',
  'created_at',
]

/** The statement that stores one inquiry; `placeholder` writes the database's own kind. */
export function insertStatement(placeholder: (position: number) => string): string {
  return `insert into inquiries (${columns.join(', ')}) values (${columns.map((_, index) => placeholder(index + 1)).join(', ')})`
}

/** The row that the service stores for `entries`. */
export function inquiryValues(): (string | null)[] {
  const { type, fullName, email, phone, program, message } = entries
  const now = new Date().toISOString()
  return [
    randomUUID(),
    type,
    fullName,
    email,
    phone,
    program,
    message,
    null,
    null,
    null,
    '/contact',
    null,
    '',
    randomUUID(),
    'a'.repeat(64),
    now,
  ]
}

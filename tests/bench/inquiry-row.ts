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

/** The row that the service stores for `entries`, by column. */
function inquiryRow(): Record<string, string | null> {
  const { fullName, ...others } = entries
  return {
    ...others,
    id: randomUUID(),
    full_name: fullName,
    expertise: null,
    topic: null,
    format: null,
    page: '/contact',
    wording: null,
    signals: '',
    idempotency_key: randomUUID(),
    request_hash: 'a'.repeat(64),
    created_at: new Date().toISOString(),
  }
}

/** The statement that stores one inquiry; `placeholder` writes the database's own kind. */
export function insertStatement(placeholder: (position: number) => string): string {
  const columns = Object.keys(inquiryRow())
  return `insert into inquiries (${columns.join(', ')}) values (${columns.map((_, index) => placeholder(index + 1)).join(', ')})`
}

/** The values of `insertStatement` for one more inquiry. */
export const inquiryValues = () => Object.values(inquiryRow())

import type { SendMailOptions } from 'nodemailer'
import type { InquiryRow } from '../database/tables'
import { readDetails, textOfDetail } from '../inquiries/details'

const ownKinds = new Map([
  ['quick_inquiry', 'Quick inquiry'],
  ['contact_form', 'Contact message'],
  ['podcast_guest', 'Podcast guest application'],
])

const inWords = (type: string) => `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`.replaceAll('_', ' ')

/** The staff's name for a form: `clinic_visit` is "Clinic visit". */
export const kindOf = (type: string) => ownKinds.get(type) ?? inWords(type)

/** An inquiry as labels and values, in the order of its form, without empty fields. */
export function inquiryLines(inquiry: InquiryRow): [label: string, value: string][] {
  const lines: [string, string | null][] = [
    ['Name', inquiry.full_name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    [inquiry.type === 'contact_form' ? 'Subject' : 'Program', inquiry.program],
    ['Expertise', inquiry.expertise],
    ['Topic', inquiry.topic],
    ['Format', inquiry.format],
    ...readDetails(inquiry).map((detail): [string, string] => [detail.label, textOfDetail(detail)]),
    ['Message', inquiry.message],
    ['Page', inquiry.page],
    ['Received', inquiry.created_at],
    ['Inquiry', inquiry.id],
  ]
  return lines.filter((line): line is [string, string] => line[1] !== null)
}

/** The mail that notifies the staff of an inquiry; a reply goes to the person. */
export function staffMail(inquiry: InquiryRow): SendMailOptions {
  const about = inquiry.program === null ? '' : ` (${inquiry.program})`
  return {
    // Line breaks were removed when the inquiry arrived; nodemailer folds and encodes the rest.
    subject: `${kindOf(inquiry.type)}: ${inquiry.full_name}${about}`,
    replyTo: { name: inquiry.full_name, address: inquiry.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: inquiryLines(inquiry).map(toText).join('\n'),
  }
}

function toText([label, value]: [string, string]): string {
  return value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`
}

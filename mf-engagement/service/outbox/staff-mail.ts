import type { SendMailOptions } from 'nodemailer'
import type { InquiryRow, InquiryType } from '../database/tables'

/** What the staff call the three forms. */
export const inquiryKinds: Record<InquiryType, string> = {
  quick_inquiry: 'Quick inquiry',
  contact_form: 'Contact message',
  podcast_guest: 'Podcast guest application',
}

/** An inquiry as label and value, in the order of its form; what was left empty is left out. */
export function inquiryLines(inquiry: InquiryRow): [label: string, value: string][] {
  const lines: [string, string | null][] = [
    ['Name', inquiry.full_name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    [inquiry.type === 'contact_form' ? 'Subject' : 'Program', inquiry.program],
    ['Expertise', inquiry.expertise],
    ['Topic', inquiry.topic],
    ['Format', inquiry.format],
    ['Message', inquiry.message],
    ['Page', inquiry.page],
    ['Received', inquiry.created_at],
    ['Inquiry', inquiry.id],
  ]
  return lines.filter((line): line is [string, string] => line[1] !== null)
}

/** The mail that tells the staff of an inquiry; answering it answers the person. */
export function staffMail(inquiry: InquiryRow): SendMailOptions {
  const about = inquiry.program === null ? '' : ` (${inquiry.program})`
  return {
    // Names are cleaned of line breaks when they arrive; nodemailer folds and encodes the rest.
    subject: `${inquiryKinds[inquiry.type]}: ${inquiry.full_name}${about}`,
    replyTo: { name: inquiry.full_name, address: inquiry.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: inquiryLines(inquiry).map(toText).join('\n'),
  }
}

function toText([label, value]: [string, string]): string {
  return value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`
}

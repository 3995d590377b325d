import type { SendMailOptions } from 'nodemailer'
import type { InquiryRow } from '../database/tables'
import { inquiryLines, nameOfType } from './inquiry-lines'

/** The mail that notifies the staff of an inquiry; a reply goes to the person. */
export function staffMail(inquiry: InquiryRow): SendMailOptions {
  const about = inquiry.program === null ? '' : ` (${inquiry.program})`
  return {
    // Line breaks were removed when the inquiry arrived; nodemailer folds and encodes the rest.
    subject: `${nameOfType(inquiry.type)}: ${inquiry.full_name}${about}`,
    replyTo: { name: inquiry.full_name, address: inquiry.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: inquiryLines(inquiry).map(toText).join('\n'),
  }
}

/** Lines of a text are indented, so that none looks like an entry of its own. */
function toText([label, value]: [string, string]): string {
  return value.includes('\n') ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}\n` : `${label}: ${value}`
}

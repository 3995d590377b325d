import type { InquiryRow } from '../database/tables'
import { readDetails, textOfDetail } from './details'

const knownNames = new Map([
  ['quick_inquiry', 'Quick inquiry'],
  ['contact_form', 'Contact message'],
  ['podcast_guest', 'Podcast guest application'],
])

/** The staff's name for a type: `clinic_visit` is "Clinic visit". */
export const nameOfType = (type: string) =>
  knownNames.get(type) ?? `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`.replaceAll('_', ' ')

/** A stored time, to the minute. */
export const minutesOf = (time: string) => time.slice(0, 16).replace('T', ' ')

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
    ['Received', `${minutesOf(inquiry.created_at)} UTC`],
    ['Inquiry', inquiry.id],
  ]
  return lines.filter((line): line is [string, string] => line[1] !== null)
}

import type { Entries } from './inquiry-definition'
import type { InquiryField } from './inquiry-form-content'

/** Whether a field can hold this entry: an option may have been removed since it was saved, or never existed. */
const takes = (field: InquiryField, entry: string) =>
  field.control !== 'choice' || field.options.some(({ value }) => value === entry)

/** The entries that are not empty and that the fields still take. */
export const usableEntries = (fields: InquiryField[], entries: Entries): Entries =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const entry = entries[field.name]
      return entry && takes(field, entry) ? [[field.name, entry]] : []
    }),
  )

/** The options that the followed link chooses, by the query of the address. */
export function linkedOptions(fields: InquiryField[]): Entries {
  const asked = new URLSearchParams(location.search)
  const named = fields.flatMap((field) =>
    field.control === 'choice' && field.query ? [[field.name, asked.get(field.query) ?? '']] : [],
  )
  return usableEntries(fields, Object.fromEntries(named) as Entries)
}

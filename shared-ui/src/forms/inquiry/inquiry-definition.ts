import type { InquiryFormContent } from './inquiry-form-content'

/** A form's entries: text by field name. */
export type Entries = Record<string, string>

interface Checked {
  issues?: readonly { message: string; path?: readonly unknown[] | undefined }[] | undefined
}

/** What checks entries: a schema of zod or of another library that keeps to Standard Schema (standardschema.dev). */
export interface EntriesCheck {
  '~standard': { validate: (entries: unknown) => Checked | Promise<Checked> }
}

/** One form of a remote. */
export interface InquiryDefinition {
  /** As in `forms` of the remote's declaration; also the prefix of the ids in the form. */
  kind: string
  /** The `type` of the call. */
  type: string
  schema: EntriesCheck
  content: InquiryFormContent
  /** Entries that the form begins with. */
  initial?: Entries
}

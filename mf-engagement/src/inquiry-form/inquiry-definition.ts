import type { ZodMiniType } from 'zod/mini'
import type { InquiryFormContent } from '../../content/forms/inquiry-form-content'
import type { InquiryKind } from './inquiry-types'

/** A form's entries: text by field name. */
export type Entries = Record<string, string>

/** The differences between the inquiry forms. */
export interface InquiryDefinition {
  kind: InquiryKind
  schema: ZodMiniType
  content: InquiryFormContent
}

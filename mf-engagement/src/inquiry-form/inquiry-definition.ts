import type { ZodMiniType } from 'zod/mini'
import type { InquiryFormContent } from '../../content/forms/inquiry-form-content'
import type { InquiryKind } from './inquiry-types'

/** What a form holds while it is filled: text by field name. */
export type Entries = Record<string, string>

/** All that makes one inquiry form differ from the others. */
export interface InquiryDefinition {
  kind: InquiryKind
  schema: ZodMiniType
  content: InquiryFormContent
}

import type { ZodMiniType } from 'zod/mini'
import type { InquiryFormContent } from '../../content/forms/inquiry-form-content'
import type { FormKind } from './form-kinds'

/** What a form holds while it is filled: text by field name. */
export type Entries = Record<string, string>

/** All that makes one inquiry form differ from the others. */
export interface InquiryDefinition {
  kind: FormKind
  /** The `type` of the documented call. */
  type: 'quick_inquiry' | 'contact_form' | 'podcast_guest'
  schema: ZodMiniType
  content: InquiryFormContent
}

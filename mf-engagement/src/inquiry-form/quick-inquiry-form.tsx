import { quickInquiry } from '../../content/forms/quick-inquiry'
import { quickInquirySchema } from '../inquiry-schemas/quick-inquiry.schema'
import { InquiryForm } from './inquiry-form'

/** The quick inquiry: which program, and what one would like to know. */
export function QuickInquiryForm() {
  return (
    <InquiryForm
      definition={{
        kind: 'quick-inquiry',
        schema: quickInquirySchema,
        content: quickInquiry,
      }}
    />
  )
}

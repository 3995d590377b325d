import { quickInquiry } from '../../content/forms/quick-inquiry'
import { quickInquirySchema } from '../inquiry-schemas/quick-inquiry.schema'
import { InquiryForm } from './inquiry-form'

/** The quick inquiry about a program. */
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

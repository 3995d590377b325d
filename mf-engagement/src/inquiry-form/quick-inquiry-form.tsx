import { InquiryForm } from 'shared-ui/forms'
import { quickInquiry } from '../../content/forms/quick-inquiry'
import { quickInquirySchema } from '../inquiry-schemas/quick-inquiry.schema'
import { inquiryTypes } from './inquiry-types'

/** The quick inquiry about a program. */
export function QuickInquiryForm() {
  return (
    <InquiryForm
      definition={{
        kind: 'quick-inquiry',
        type: inquiryTypes['quick-inquiry'],
        schema: quickInquirySchema,
        content: quickInquiry,
      }}
    />
  )
}

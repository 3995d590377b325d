import { InquiryForm } from 'shared-ui/forms'
import { quickInquiry } from '../../content/forms/quick-inquiry'
import { quickInquirySchema } from '../inquiry-schemas/quick-inquiry.schema'
import { inquiryTypes } from './inquiry-types'

/** The quick inquiry about a program; `program` is chosen until the visitor chooses another. */
export function QuickInquiryForm({ program = '' }: { program?: string | undefined }) {
  return (
    <InquiryForm
      definition={{
        kind: 'quick-inquiry',
        type: inquiryTypes['quick-inquiry'],
        schema: quickInquirySchema,
        content: quickInquiry,
        initial: { program },
      }}
    />
  )
}

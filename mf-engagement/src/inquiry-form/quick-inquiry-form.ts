import type { InquiryDefinition } from 'shared-ui/forms'
import { quickInquiry } from '../../content/forms/quick-inquiry'
import { quickInquirySchema } from '../inquiry-schemas/quick-inquiry.schema'

export const quickInquiryForm: InquiryDefinition = {
  kind: 'quick-inquiry',
  type: 'quick_inquiry',
  schema: quickInquirySchema,
  content: quickInquiry,
}

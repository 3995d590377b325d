import * as z from 'zod/mini'
import { optionalMessage, personFields } from './person-fields'
import { requiredLine } from './text-fields'

export const quickInquirySchema = z.object({
  ...personFields,
  program: requiredLine(1, 'Please select a program', 120, 'Please select a program'),
  message: optionalMessage,
})

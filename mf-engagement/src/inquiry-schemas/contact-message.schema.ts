import * as z from 'zod/mini'
import { personFields } from './person-fields'
import { optionalLine, requiredParagraphs } from './text-fields'

/** The contact form. The documented call sends its subject as `program`. */
export const contactMessageSchema = z.object({
  ...personFields,
  program: optionalLine(200, 'Subject must be at most 200 characters'),
  message: requiredParagraphs(
    10,
    'Message must be at least 10 characters',
    5000,
    'Message must be at most 5000 characters',
  ),
})

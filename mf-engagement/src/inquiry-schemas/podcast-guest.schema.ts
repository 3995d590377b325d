import * as z from 'zod/mini'
import { optionalMessage, personFields } from './person-fields'
import { optionalLine, requiredParagraphs } from './text-fields'

export const podcastGuestSchema = z.object({
  ...personFields,
  expertise: requiredParagraphs(
    10,
    'Please describe your area of expertise',
    2000,
    'Area of expertise must be at most 2000 characters',
  ),
  topic: requiredParagraphs(
    10,
    'Please describe your preferred topic',
    2000,
    'Preferred topic must be at most 2000 characters',
  ),
  format: z.enum(['1-hour', '2-hour'], 'Please select a format preference'),
  // The documented call has `program` for every inquiry; the form of the site does not ask for it.
  program: optionalLine(200, 'Program must be at most 200 characters'),
  message: optionalMessage,
})

import { emailAddress } from './email-address'
import { optionalLine, optionalParagraphs, requiredLine } from './text-fields'

export const personFields = {
  fullName: requiredLine(2, 'Name must be at least 2 characters', 100, 'Name must be at most 100 characters'),
  email: emailAddress(),
  phone: optionalLine(40, 'Phone number must be at most 40 characters'),
}

export const optionalMessage = optionalParagraphs(5000, 'Message must be at most 5000 characters')

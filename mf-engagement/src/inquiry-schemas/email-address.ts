import * as z from 'zod/mini'
import { cleanLine } from './clean-text'

const invalidEmail = 'Please enter a valid email address'

/** One mail address; 254 characters is the longest that mail can carry (RFC 5321). */
export function emailAddress() {
  return z
    .string(invalidEmail)
    .check(z.overwrite(cleanLine), z.maxLength(254, invalidEmail), z.email(invalidEmail))
}

import * as z from 'zod/mini'
import { cleanLine } from './clean-text'

const invalidEmail = 'Please enter a valid email address'

// The signs that RFC 5322 allows without quotes, which `z.email` does not, such as the `&` of a couple; and a domain with a dot.
const oneAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/** One mail address; 254 characters is the longest that mail can carry (RFC 5321). */
export function emailAddress() {
  return z
    .string(invalidEmail)
    .check(z.overwrite(cleanLine), z.maxLength(254, invalidEmail), z.regex(oneAddress, invalidEmail))
}

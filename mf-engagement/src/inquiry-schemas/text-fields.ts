import * as z from 'zod/mini'
import { cleanLine, cleanParagraphs } from './clean-text'

/** A required line of text. `tooShort` is also the message for a missing value. */
export function requiredLine(minimum: number, tooShort: string, maximum: number, tooLong: string) {
  return z
    .string(tooShort)
    .check(z.overwrite(cleanLine), z.minLength(minimum, tooShort), z.maxLength(maximum, tooLong))
}

/** An optional line of text; an empty one counts as missing. */
export function optionalLine(maximum: number, tooLong: string) {
  return z.optional(z.string(tooLong).check(z.overwrite(cleanLine), z.maxLength(maximum, tooLong)))
}

export function requiredParagraphs(minimum: number, tooShort: string, maximum: number, tooLong: string) {
  return z
    .string(tooShort)
    .check(z.overwrite(cleanParagraphs), z.minLength(minimum, tooShort), z.maxLength(maximum, tooLong))
}

export function optionalParagraphs(maximum: number, tooLong: string) {
  return z.optional(z.string(tooLong).check(z.overwrite(cleanParagraphs), z.maxLength(maximum, tooLong)))
}

import * as z from 'zod/mini'
import { cleanLine, cleanParagraphs } from './clean-text'

type Clean = (text: string) => string

const required = (clean: Clean) => (minimum: number, tooShort: string, maximum: number, tooLong: string) =>
  z.string(tooShort).check(z.overwrite(clean), z.minLength(minimum, tooShort), z.maxLength(maximum, tooLong))

const optional = (clean: Clean) => (maximum: number, tooLong: string) =>
  z.optional(z.string(tooLong).check(z.overwrite(clean), z.maxLength(maximum, tooLong)))

/** A required line of text. `tooShort` is also the message for a missing value. */
export const requiredLine = required(cleanLine)

/** Required text of several lines. `tooShort` is also the message for a missing value. */
export const requiredParagraphs = required(cleanParagraphs)

/** A line of text that may be missing or empty. */
export const optionalLine = optional(cleanLine)

/** Text of several lines that may be missing or empty. */
export const optionalParagraphs = optional(cleanParagraphs)

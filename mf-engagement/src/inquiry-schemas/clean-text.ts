// Control characters (NUL, escape sequences, line breaks in disguise) have no place in what a person types. They
// would reach a mail header, the staff's terminal or a database that refuses them.
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu
const controlCharactersExceptBreaks = /[^\P{Cc}\n\t]+/gu
// Half of a character pair cannot be written as UTF-8.
const loneSurrogates = /\p{Surrogate}/gu

/** One line of text: control characters and line breaks become a space, outer spaces go. */
export function cleanLine(text: string): string {
  return text.replace(controlCharacters, ' ').replace(loneSurrogates, '\uFFFD').trim()
}

/** Text of several lines: line breaks become \n, other control characters and outer spaces go. */
export function cleanParagraphs(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlCharactersExceptBreaks, '')
    .replace(loneSurrogates, '\uFFFD')
    .trim()
}

// Control characters (NUL, escape sequences, line breaks in disguise) have no place in what a person types. They
// would reach a mail header, the staff's terminal or a database that refuses them.
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu
const controlCharactersExceptBreaks = /[^\P{Cc}\n\t]+/gu
// What nobody sees would count as an entry, or turn the line around in which the staff read it. Names and emoji are
// written with joiners and variation selectors. U+2800 is a blank that Unicode counts among the symbols.
const invisible = /[^\P{DI}\p{VS}\u180E\u200C\u200D]|\u2800/gu
const nothingVisible = /^[\p{DI}\s]+$/u
// Half of a character pair cannot be written as UTF-8.
const loneSurrogates = /\p{Surrogate}/gu

/** One line of text: control characters and line breaks become a space, what is invisible and outer spaces go. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(controlCharacters, ' '))
}

/** Text of several lines: line breaks become \n, other control characters, what is invisible and outer spaces go. */
export function cleanParagraphs(text: string): string {
  return cleanText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(controlCharactersExceptBreaks, ''))
}

function cleanText(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD').replace(invisible, '').replace(nothingVisible, '').trim()
}

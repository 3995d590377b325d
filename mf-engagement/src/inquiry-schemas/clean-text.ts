// People do not type control characters (NUL, escape sequences, Unicode line breaks). They would end up in a mail header,
// in the staff's terminal or in a database that refuses them.
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu
const controlCharactersExceptBreaks = /[^\P{Cc}\n\t]+/gu
// Invisible characters would count as an entry, or reverse the text that the staff read. Joiners and variation selectors
// stay: names and emoji need them. U+2800 is a blank that Unicode lists as a symbol.
const invisible = /[^\P{DI}\p{VS}\u180E\u200C\u200D]|\u2800/gu
const nothingVisible = /^[\p{DI}\s]+$/u
// A lone surrogate cannot be encoded as UTF-8.
const loneSurrogates = /\p{Surrogate}/gu

/** One line of text: control characters and line breaks become a space; invisible characters and outer spaces are removed. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(controlCharacters, ' '))
}

/** Lines of text: line breaks become \n; other control characters, invisible ones and outer spaces are removed. */
export function cleanParagraphs(text: string): string {
  return cleanText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(controlCharactersExceptBreaks, ''))
}

function cleanText(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD').replace(invisible, '').replace(nothingVisible, '').trim()
}

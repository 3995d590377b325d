/**
 * A text of others as it may be printed: without characters that command a terminal or turn the direction of what is shown, such as
 * those in the title of a page or the address of a CI run. Line breaks and tabs stay.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '\uFFFD')

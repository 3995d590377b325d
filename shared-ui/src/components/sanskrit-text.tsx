import { Term } from './prose'

/**
 * A component for running text in which the Sanskrit `terms` carry their language (WCAG 3.1.2). Proper names, and words
 * that have become English, are not among the terms.
 */
export function sanskritText(terms: readonly string[]) {
  // Of two terms that begin alike, the longer one.
  const longestFirst = [...terms].sort((one, other) => other.length - one.length)
  const known = new RegExp(`\\b(${longestFirst.join('|')})\\b`)
  return function SanskritText({ text }: { text: string }) {
    // The capturing group keeps what it matches, so every second piece is a term.
    return text
      .split(known)
      .map((piece, index) => (index % 2 === 0 ? piece : <Term key={index}>{piece}</Term>))
  }
}

import { ExplainedTerm } from './explained-term'
import { Term } from './prose'

/**
 * Makes a component for running text that marks the Sanskrit `terms` with their language (WCAG 3.1.2). Proper names and
 * words that have become English are not terms. If `glossary` is the address of a page with all of them, each is
 * explained at its first use on a page.
 */
export function sanskritText(terms: readonly string[], glossary?: string) {
  // Longer terms first, so that they win over terms that are their beginning.
  const longestFirst = [...terms].sort((one, other) => other.length - one.length)
  const known = new RegExp(`\\b(${longestFirst.join('|')})\\b`)
  return function SanskritText({ text }: { text: string }) {
    // `split` with a capturing group returns the matches too: every second part is a term.
    return text.split(known).map((piece, index) => {
      if (index % 2 === 0) return piece
      return glossary === undefined ? (
        <Term key={index}>{piece}</Term>
      ) : (
        <ExplainedTerm key={index} term={piece} glossary={glossary} />
      )
    })
  }
}

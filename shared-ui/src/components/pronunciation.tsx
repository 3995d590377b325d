import type { GlossaryEntry } from './glossary'
import { Term } from './prose'

/** How to say a term, and its form in scholarly letters. */
export function Pronunciation({ say, iast }: Pick<GlossaryEntry, 'say' | 'iast'>) {
  return (
    <>
      {`Say ${say}. In scholarly letters `}
      <Term>{iast}</Term>.
    </>
  )
}
